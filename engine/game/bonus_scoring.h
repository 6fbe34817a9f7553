// What completed features bring beside their own points: King and Robber Baron, trade goods,
// castles in whose fief they lie, gold, challenges of shrines, the majority around a church.
//
//   take_titles_and_goods(table, turn, completed);
#pragma once

#include <string>
#include <vector>

#include "engine/game/game_table.h"

namespace cartulary {

struct TurnFacts;

// The larger city and the longer road than all before bring King and Robber Baron to who placed the
// tile, and cities their goods. Not for castles.
void take_titles_and_goods(GameTable& table, const TurnFacts& turn,
                           const std::vector<FeatureRef>& completed);

// Cloisters and shrines with figures beside a completed one of the other kind, not complete
// themselves.
std::vector<FeatureRef> lost_challenges(const GameTable& table,
                                        const std::vector<FeatureRef>& completed);

// Most followers on a completed church and around it: 3 points.
void score_church(GameTable& table, const FeatureRef& ref, TurnRecord& record);

// What each castle's lord scores for what was completed in its fief, the best of several.
struct CastleScore {
  std::size_t castle = 0;
  int points = 0;
  Cell of;  // the feature that it scores
};
using CastleScores = std::vector<CastleScore>;
// REQUIRES: before the features are scored and their figures leave.
CastleScores castle_scores(const GameTable& table, const TurnFacts& turn,
                           const std::vector<FeatureRef>& completed);
void score_castles(GameTable& table, const CastleScores& scores, TurnRecord& record);

// Gold on the tiles of a completed feature, and the players with its majority.
struct GoldClaim {
  std::vector<Cell> cells;
  std::vector<int> players;
};
void claim_gold(const GameTable& table, const FeatureRef& ref, std::vector<GoldClaim>& claims);
// One piece each, the active player first, until none is left that somebody claims.
void share_gold(GameTable& table, int first, const std::vector<GoldClaim>& claims);

// 3 points at once for a tile with a quarter rose that lies in its quarter: as the whole rose that
// was laid last divides the table; cells in its row or column belong to both quarters.
void score_wind_rose(GameTable& table, int player, const Placement& laid, TurnRecord& record);

}  // namespace cartulary
