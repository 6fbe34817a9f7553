// What `cartulary board` tells of players: their points on a board with figures, and a saved game
// turn by turn.
//
// Each begins with an empty line.
#pragma once

#include <string>

#include "cli/line/call.h"
#include "docgen/base/board_report.h"

namespace cartulary::cli {

// Why points may be wrong, to stand before the first of them, without an empty line; empty where
// they are sure.
std::string board_doubts_text(const docgen::BoardReport& report, const Call& call);

// Who has which features, and what each player has if the game ended now; empty without figures.
std::string board_players_text(const docgen::BoardReport& report, const Call& call);

// The turns of a saved game, its end, and what could not be followed. REQUIRES: a record.
std::string game_turns_text(const docgen::BoardReport& report, const Call& call);

}  // namespace cartulary::cli
