// The features of a position's board with the figures on each, and the players who score them.
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

// A feature of the board with the position's figures on it.
struct OccupiedFeature {
  Feature feature;
  std::optional<Node> node;  // set for cities, roads and fields
  std::vector<Claimant> figures;
};
std::vector<OccupiedFeature> occupied_features(const Position& position, const Board& board);

// Whether the figure is on that feature, judging by its place on its tile.
bool is_on(const PositionFigure& figure, const OccupiedFeature& occupied, const Board& board);

// For a road with the labyrinth, sets the fact that counts the followers on it, of all players.
void tell_labyrinth(OccupiedFeature& occupied, const Board& board);

// Sets the fact that an incomplete cloister or shrine has lost its challenge (CAR 7.4, "Heretics
// and shrines"): a rival on a surrounding cell, found with `is_won`, is complete and still has
// followers, so this one scores nothing.
void tell_challenge(Feature& feature, const std::function<bool(FeatureKind, Cell)>& is_won);

bool has_barn(const OccupiedFeature& occupied);

// The points of each player who scores, by name. Players with the majority score the feature as it
// is now. A farm is scored as if it were the only farm, with the player's own pig; where farms are
// scored city by city nobody scores it (see board_farms.h). With `barn`, a farm scores as at that
// moment of its barn. Castles, sheep, messages and other tokens are not counted.
std::map<std::string, int> scores_of(const OccupiedFeature& occupied, const Board& board,
                                     std::optional<BarnMoment> barn);

}  // namespace cartulary
