// Adds to the facts of a feature (scoring/facts.h) what the tokens on it, and figures without an
// owner such as the fairy, change about its score.
//
//   tell_tokens(occupied, board, figures);     // occupied.feature.facts.holds("mage")
#pragma once

#include <array>
#include <functional>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/occupied_feature.h"
#include "engine/position/position.h"

namespace cartulary {

inline constexpr std::array<std::string_view, 2> magic_figures = {"mage", "witch"};
inline constexpr std::string_view magic_symbol = "mage-and-witch";
inline constexpr std::string_view castle_token_element = "castle-token";

// A kind of little building: its element, the fact that counts it, and its token in saved games.
struct LittleBuilding {
  std::string_view element, fact, token;
};
inline constexpr std::array<LittleBuilding, 3> little_buildings = {
    {{"little-tower", "towers", "LB_TOWER"},
     {"little-house", "houses", "LB_HOUSE"},
     {"shed", "sheds", "LB_SHED"}}};
// All buildings of the game; what the players do not share evenly stays in the box.
// CAR 7.4, "Little Buildings", preparation.
inline constexpr int all_little_buildings = 18;

// Mage, Witch and castle tokens stand on a segment, little buildings (little-tower, little-house,
// shed) on a tile. The fairy is beside the followers on the place that `at` names; without `at`,
// beside the only follower on its tile.
void tell_tokens(OccupiedFeature& occupied, const Board& board,
                 const std::vector<PositionFigure>& figures);

// Counts `count` little buildings of one element on a tile, if the feature counts that tile: it has
// a part there or, if a building, is adjacent to it.
void tell_buildings(Feature& feature, Cell cell, std::string_view element, int count);

// Turns a city with a castle into a castle, which scores nothing by itself; on a farm, counts
// castles apart from other completed cities. `has_castle`: whether a city has a castle token.
void tell_castles(OccupiedFeature& occupied, const Board& board,
                  const std::function<bool(Node city)>& has_castle);

// Whether several followers are on the fairy's tile and nothing says which of them it is beside.
bool fairy_is_unclear(const PositionFigure& fairy, const std::vector<PositionFigure>& figures);

}  // namespace cartulary
