// End-of-game scoring: incomplete features, farms, barns, abbots of special monasteries, trade
// goods, gold, King and Robber Baron.
//
//   std::vector<ScoredPoints> still = end_scores(table, kit.selection);
#pragma once

#include <vector>

#include "engine/bag/selection.h"
#include "engine/replay/game_table.h"

namespace cartulary {

// Whether there are castles or little buildings on farms that the group's farm scoring does not
// count.
bool farms_leave_out(const GameTable& table);

// What each player would score if the game ended now, in the order of scoring. Does not change the
// table or its points.
std::vector<ScoredPoints> end_scores(const GameTable& table, const Selection& selection);

}  // namespace cartulary
