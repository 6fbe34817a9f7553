// Bonuses for completed features beyond their own points: King and Robber Baron, trade goods,
// castles in whose fief they are, gold, challenges of shrines, the majority around a church.
//
//   take_titles_and_goods(table, turn, completed, record.scored);
#pragma once

#include <string>
#include <vector>

#include "engine/replay/game_table.h"

namespace cartulary {

struct TurnFacts;

// The cell and the eight around it.
std::vector<Cell> square_around(Cell middle);

// Gives the player who placed the tile the King for a city and the Robber Baron for a road larger
// than all completed before, and the trade goods of completed cities. Castles do not count.
// If they score at each completion, first scores what their holders have for these.
void take_titles_and_goods(GameTable& table, const TurnFacts& turn,
                           const std::vector<FeatureRef>& completed,
                           std::vector<ScoredPoints>& scored);

// Cloisters and shrines with figures that are next to a completed and occupied one of the other
// kind and are not completed in the same turn.
std::vector<FeatureRef> lost_challenges(const GameTable& table,
                                        const std::vector<FeatureRef>& completed);

// Gives 3 points to each player with the most followers on a completed church and around it.
void score_church(GameTable& table, const FeatureRef& ref, TurnRecord& record);

// The score of a castle's lord for the best feature completed in the castle's fief.
struct CastleScore {
  std::size_t castle = 0;
  int points = 0;
  Cell of;  // a cell of the feature or castle that it scores
  // Whether other completed features would score other points: its player chooses one, and the best
  // is assumed.
  bool chosen = false;
};
using CastleScores = std::vector<CastleScore>;
// REQUIRES: the completed features have not been scored yet, so their figures are still there.
CastleScores castle_scores(const GameTable& table, const TurnFacts& turn,
                           const std::vector<FeatureRef>& completed);
void score_castles(GameTable& table, const CastleScores& scores, TurnRecord& record);

// The cells of a completed feature that may hold gold, and the players with its majority.
struct GoldClaim {
  std::vector<Cell> cells;
  std::vector<int> players;
};
void claim_gold(const GameTable& table, const FeatureRef& ref, std::vector<GoldClaim>& claims);
// Hands out one piece at a time, the active player first, until no claimed piece is left.
void share_gold(GameTable& table, int first, const std::vector<GoldClaim>& claims);

// Gives 3 points at once for a tile with a quarter of a wind rose that is placed in that quarter of
// the table. The whole rose placed last divides the table; cells in its row or column belong to
// both quarters.
void score_wind_rose(GameTable& table, int player, const Placement& laid, TurnRecord& record);

}  // namespace cartulary
