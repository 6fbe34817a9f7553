// What the tokens and the figures of nobody on a board change for its features: told to the facts
// that these score by.
//
//   tell_tokens(occupied, board, figures);     // occupied.feature.facts.holds("mage")
#pragma once

#include <functional>
#include <string_view>
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

// So many little buildings of an element on a tile, told where the feature counts the tile: has a
// part there or, a building, lies beside it.
void tell_buildings(Feature& feature, Cell cell, std::string_view element, int count);

// A city with a castle becomes one, which brings nothing more by itself; a farm tells castles apart
// from its completed cities. `has_castle`: whether one stands on a city.
void tell_castles(OccupiedFeature& occupied, const Board& board,
                  const std::function<bool(Node city)>& has_castle);

// Whether the fairy stands on a tile with several followers and nothing tells beside which.
bool fairy_is_unclear(const PositionFigure& fairy, const std::vector<PositionFigure>& figures);

}  // namespace cartulary
