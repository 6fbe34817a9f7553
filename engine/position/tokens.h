// What the tokens and the figures of nobody on a board change for its features: told to the facts
// that these score by.
//
//   tell_tokens(occupied, board, figures);     // occupied.feature.facts.holds("mage")
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/position/occupied_feature.h"
#include "engine/position/position.h"

namespace cartulary {

// Mage, Witch and castle tokens stand on a segment, little buildings (little-tower, little-house,
// shed) on a tile. The fairy stands beside the followers on the place that `at` names; without it
// beside the only follower on its tile.
void tell_tokens(OccupiedFeature& occupied, const Board& board,
                 const std::vector<PositionFigure>& figures);

// So many more of a counted fact.
void add_to(FeatureFacts& facts, std::string_view name, int more);
// A city becomes a castle, which brings nothing more by itself.
void make_castle(FeatureFacts& city);
// Castles on a farm are told apart from its completed cities.
void tell_castles(FeatureFacts& farm, int castles, int besieged_castles);

// Whether the fairy stands on a tile with several followers and nothing tells beside which.
bool fairy_is_unclear(const PositionFigure& fairy, const std::vector<PositionFigure>& figures);

// Whether a feature counts the cell: has a part there or, a building, lies beside it.
bool counts_cell(const Feature& feature, Cell cell);

}  // namespace cartulary
