#include "cli/line/options.h"

#include <array>

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

constexpr std::array selection_rows = {
    OptionRow{"--sets", "LIST",
              "sets you play with, parted by commas: ids (tower), codes (IC) or boxes (CKR); IC*2 "
              "or IC:2 for two copies, river@C2 for an edition of its own; all; mega for the sets "
              "of CAR 7.4's Tile Overview",
              ValueKind::SetList},
    OptionRow{"--edition", "NAME",
              "printing whose copies count: C1 (default), C2, C3 or WE; a set without it counts in "
              "the nearest it has",
              ValueKind::Choice, "C1 C2 C3 WE"},
    OptionRow{"--used", "LIST",
              "tiles on the table: BA-15*2,IC-07; start takes the start tile, river all river "
              "tiles"},
    OptionRow{"--rule", "NAME=VALUE", "a house rule, kept with the answer; may be given again",
              ValueKind::Text, "", true},
    OptionRow{"--selection", "FILE",
              "a selection as JSON, or an earlier answer that holds one (- reads standard input); "
              "the options above win over it",
              ValueKind::File},
};

constexpr std::array odds_rows = {
    OptionRow{"--draws", "N", "chance of at least one that fits in the next N draws"},
    OptionRow{"--players", "P", "my chances when P players draw in turn; --draws bounds them"},
    OptionRow{"--turn", "T", "draws before mine; 0, the default: I draw next"},
    OptionRow{"--hidden", "H", "tiles that will never be drawn"},
};

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

}  // namespace cartulary::cli
