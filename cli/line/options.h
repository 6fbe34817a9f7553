// Options that several commands share, as rows for their tables: the options of a selection and of
// odds as groups, and single ones such as --csv. Errors of the engine name its inputs;
// with_option_names() turns those into the names of options.
//
//   with_option_names(error).where;      // "--used" for an error at "used"
#pragma once

#include "cli/line/command.h"
#include "engine/text/result.h"
#include "engine/tile/rule_set.h"

namespace cartulary::cli {

// The upper limit of --limit.
inline constexpr int most_limit = 1'000'000;

// SELECTION: --sets, --edition, --rule-set, --used, --tiles, --without, --rule, --selection,
// --game.
const OptionGroup& selection_options();
// ODDS: --draws, --players, --turn, --hidden, --laid.
const OptionGroup& odds_options();

// Renames the input of an error to the option. The engine uses the bare name, which is also the
// name of the URL parameter: "used" becomes "--used", in `where` and in `fix`. Other places, such
// as files, are left unchanged.
Error with_option_names(Error error);

// For the option groups of commands: { "Output", "", csv_rows }.
inline constexpr OptionRow csv_option = {
    "--csv", "", "rows as comma-separated values (RFC 4180) instead of text"};
inline constexpr auto rule_set_help = rule_set_texts::Text::joined(
    {"whose rules, where they differ: ", rule_set_texts::any, "; all unless told"});
inline constexpr OptionRow rule_set_option = {"--rule-set", "NAME", rule_set_help.view(),
                                              ValueKind::Choice, rule_set_texts::spaced};
inline constexpr OptionRow game_option = {
    "--game", "DIR", "your own game (see `game`): its sets, tiles and rules", ValueKind::Folder};
inline constexpr OptionRow content_option = {
    "--content", "DIR", "folder of the content files; default ./content", ValueKind::Folder};

}  // namespace cartulary::cli
