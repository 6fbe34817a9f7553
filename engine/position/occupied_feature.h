// Which figures of a position stand on which feature of its board, and who scores it.
//
//   for (const OccupiedFeature& occupied : occupied_features(position, board))
//     ... scores_of(occupied, board, std::nullopt) ...      // {"red": 8}
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"
#include "engine/position/position.h"
#include "engine/scoring/majority.h"

namespace cartulary {

// A feature of the board with the figures of the position that stand on it.
struct OccupiedFeature {
  Feature feature;
  std::optional<Node> node;  // of cities, roads and fields
  std::vector<Claimant> figures;
};
std::vector<OccupiedFeature> occupied_features(const Position& position, const Board& board);

// Whether the figure stands on that feature, by where it is put on its tile.
bool is_on(const PositionFigure& figure, const OccupiedFeature& occupied, const Board& board);

// Tells the facts of a road with the labyrinth how many followers stand on it, of whatever player.
void tell_labyrinth(OccupiedFeature& occupied, const Board& board);

// Tells an incomplete cloister or shrine that its challenge is lost (CAR 7.4, "Heretics and
// shrines"): where its rival on a cell around it, which `is_won` is asked about, is complete and
// has followers still, nothing is left for it.
void tell_challenge(Feature& feature, const std::function<bool(FeatureKind, Cell)>& is_won);

bool has_barn(const OccupiedFeature& occupied);

// What each player scores who scores anything: the feature's points as it stands for those with
// the majority, a farm's with the player's pig's, as if it were the only farm; nobody for a farm
// where farms are scored city by city (board_farms.h has both). At a barn's moment what the barn
// brings. Castles, sheep, messages and other tokens are not counted.
std::map<std::string, int> scores_of(const OccupiedFeature& occupied, const Board& board,
                                     std::optional<BarnMoment> barn);

}  // namespace cartulary
