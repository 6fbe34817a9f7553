// Options that several commands share.
#pragma once

#include "cli/line/command.h"
#include "engine/text/result.h"

namespace cartulary::cli {

// The most that --limit may be.
inline constexpr int most_limit = 1'000'000;

// SELECTION: --sets, --edition, --used, --tiles, --without, --rule, --selection, --game.
const OptionGroup& selection_options();
// ODDS: --draws, --players, --turn, --hidden, --laid.
const OptionGroup& odds_options();

// The error with its input named as an option. The engine calls an input by a name alone, which
// is a parameter in an address: "used" becomes "--used", in the place and in the fix. Other
// places, such as files, stay as they are.
Error with_option_names(Error error);

// For the groups of commands: rows as { "Output", "", csv_rows }.
inline constexpr OptionRow csv_option = {
    "--csv", "", "rows as comma-separated values (RFC 4180) instead of text"};
inline constexpr OptionRow game_option = {
    "--game", "DIR", "your own game (see `game`): its sets, tiles and rules", ValueKind::Folder};
inline constexpr OptionRow content_option = {
    "--content", "DIR", "folder of the content files; default ./content", ValueKind::Folder};

}  // namespace cartulary::cli
