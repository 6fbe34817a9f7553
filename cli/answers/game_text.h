// The text of `cartulary board` about players: their points on a board with figures, and a saved
// game turn by turn.
//
// Texts begin with an empty line.
#pragma once

#include <string>

#include "cli/line/call.h"
#include "docgen/report/board_report.h"

namespace cartulary::cli {

// The reasons why the points may be wrong, to print before the first of them. Has no empty line at
// its start; empty if the points are certain.
std::string board_doubts_text(const docgen::BoardReport& report, const Call& call);

// The features that each player holds, and each player's points if the game ended now; empty
// without figures.
std::string board_players_text(const docgen::BoardReport& report, const Call& call);

// The turns of a saved game, its end, and the actions that could not be followed. REQUIRES: a
// record.
std::string game_turns_text(const docgen::BoardReport& report, const Call& call);

}  // namespace cartulary::cli
