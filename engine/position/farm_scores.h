// What each player's farmers bring on the whole board, by the way in which the group scores farms:
// farm-scoring of its selection (rule base-game/farm-scoring-editions).
//
// 1: each completed city pays 4 points to the most farmers on all farms that touch it. 2: each farm
// pays 3 points for a city, but a city pays a player only once. 3, the default: each farm pays 3
// points for every city.
//
//   farm_scores(occupied_features(position, board), board)   // {"blue": 6, "red": 3}
#pragma once

#include <map>
#include <span>
#include <string>

#include "engine/position/occupied_feature.h"

namespace cartulary {

// Who scores anything. Farms with a barn are left out: they are scored in one way only. Where a
// city may pay a player on several farms but once, it does so where it pays most. By the first way
// pig and herd help with the cities that touch their farm.
std::map<std::string, int> farm_scores(std::span<const OccupiedFeature> features,
                                       const Board& board);

}  // namespace cartulary
