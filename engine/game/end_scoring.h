// The end of the game: incomplete features, farms, barns, abbots of special monasteries, trade
// goods, gold, King and Robber Baron.
//
//   std::vector<ScoredPoints> still = end_scores(table, kit.selection);
#pragma once

#include <vector>

#include "engine/bag/selection.h"
#include "engine/game/game_table.h"

namespace cartulary {

// What each player would score if the game ended now, in the order in which it is scored. The table
// stays as it is, its points too.
// Whether castles or little buildings on farms are not counted by the way that the group plays.
bool farms_leave_out(const GameTable& table);

std::vector<ScoredPoints> end_scores(const GameTable& table, const Selection& selection);

}  // namespace cartulary
