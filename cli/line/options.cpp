#include "cli/line/options.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/bag/rule_choices.h"
#include "engine/bag/selection.h"
#include "engine/tile/edition.h"

namespace cartulary::cli {
namespace {

constexpr std::array common_rows = {
    OptionRow{"--db", "FILE",
              "the database; default $CARTULARY_DB, else cartulary.db beside the program",
              ValueKind::File},
    OptionRow{"--json", "", "the answer as JSON; errors as problem+json"},
    OptionRow{"--color", "WHEN",
              "colours: auto (on a terminal, unless NO_COLOR is set), always or never",
              ValueKind::Choice, "auto always never"},
    OptionRow{"--version", "", "the version of the program"},
    OptionRow{"--help", "", "this text; -h does the same"},
};

constexpr auto edition_help = edition_texts::Text::joined(
    {"printing whose copies count: ", edition_texts::any,
     ", or its year: 2025; default that of the boxes, else C1; a set without it counts in the "
     "nearest it has"});

constexpr auto rule_help = rule_texts::Text::joined(
    {"a house rule, of whose values the first is the default: ", rule_texts::values,
     " (printed: as the rule set has it); may be given again"});

constexpr std::array selection_rows = {
    OptionRow{"--sets", "LIST",
              "sets you play with, parted by commas: ids (tower), codes (IC), boxes (CKR) or names "
              "(Inns & Cathedrals, Exp. 3, German titles); IC*2 or IC:2 for two copies, river@C2 "
              "for an edition of its own; all; mega for the sets "
              "of CAR 7.4's Tile Overview; @FILE for a collection (see `missing`)",
              ValueKind::SetList},
    OptionRow{"--edition", "NAME", edition_help.view(), ValueKind::Choice, edition_texts::choices},
    rule_set_option,
    OptionRow{"--used", "LIST",
              "tiles on the table: BA-15*2,IC-07; start takes every start tile, river all river "
              "tiles"},
    OptionRow{"--tiles", "LIST", "copies of single tiles beside those of the sets: IC-02,PD-03*2"},
    OptionRow{"--without", "LIST",
              "tiles left in the box for the whole game: BA-03,IC-07*2; start, river"},
    OptionRow{"--rule", "NAME=VALUE", rule_help.view(), ValueKind::Text, "", true},
    OptionRow{"--selection", "FILE",
              "a selection as JSON, or an earlier answer that holds one (- reads standard input); "
              "the options above win over it",
              ValueKind::File},
    OptionRow{
        "--game", "DIR",
        "your own game (see `game`): its sets, tiles and rules; the options above win over it",
        ValueKind::Folder},
};

// What is taken over has no option: a file of --selection or --game says it.
constexpr auto option_parts = std::span(selection_parts).first<selection_parts.size() - 1>();
static_assert(std::ranges::equal(option_parts,
                                 std::span(selection_rows).first<option_parts.size()>(), {},
                                 &SelectionPart::name,
                                 [](const OptionRow& row) { return row.name.substr(2); }),
              "the parts of a selection come first, in the order of their list");

constexpr std::array odds_rows = {
    OptionRow{"--draws", "N", "chance of at least one that fits in the next N draws"},
    OptionRow{"--players", "P", "my chances when P players draw in turn; --draws bounds them"},
    OptionRow{"--turn", "T",
              "draws before mine, less than the players; 0, the default: I draw next"},
    OptionRow{"--hidden", "H", "tiles that will never be drawn, at most the bag"},
    OptionRow{"--laid", "N",
              "N more tiles lie on the table and nobody knows which; not with a board, which says "
              "what lies"},
};

// What else than the parts of a selection the engine reads from a command line, by the names in its
// errors.
constexpr std::array<std::string_view, 8> engine_inputs = {"draws", "players", "turn",   "hidden",
                                                           "laid",  "by",      "region", "drawn"};

bool is_engine_input(std::string_view name) {
  return std::ranges::find(engine_inputs, name) != engine_inputs.end() ||
         std::ranges::find(selection_parts, name, &SelectionPart::name) != selection_parts.end();
}

// Renames an input in a text such as "add players" or "write it in digits, for example draws 3",
// where the word after `before` is an input.
void name_option_behind(std::string_view before, std::string& fix) {
  const std::size_t at = fix.find(before);
  if (at == std::string::npos) return;
  const std::size_t name = at + before.size();
  if (is_engine_input(std::string_view(fix).substr(name, fix.find(' ', name) - name)))
    fix.insert(name, "--");
}

constexpr OptionGroup common = {"Every command", "", common_rows};
constexpr OptionGroup selection = {"Selection", "SELECTION", selection_rows};
constexpr OptionGroup odds = {"Odds", "ODDS", odds_rows};

}  // namespace

const OptionGroup& common_options() {
  return common;
}
const OptionGroup& selection_options() {
  return selection;
}
const OptionGroup& odds_options() {
  return odds;
}

Error with_option_names(Error error) {
  if (is_engine_input(error.where)) error.where.insert(0, "--");
  std::string fix = error.fix;
  name_option_behind("add ", fix);
  name_option_behind("for example ", fix);
  error.fix = fix;
  return error;
}

}  // namespace cartulary::cli
