// The farms of a board as engine/scoring/farms.h takes them, for the ways in which they pay
// together.
//
//   farms_score(occupied_features(position, board), board)   // {"blue": 6, "red": 3}
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/position/occupied_feature.h"
#include "engine/scoring/farms.h"

namespace cartulary {

// Of these features the farms without a barn.
std::vector<Farm> farms_of(std::span<const OccupiedFeature> features, const Board& board);

// What each player's farmers bring on all of them, by the way in which the group scores farms; who
// scores anything.
std::map<std::string, int> farms_score(std::span<const OccupiedFeature> features,
                                       const Board& board);

// Whether the feature is a farm that pays only together with others.
bool pays_with_others(const OccupiedFeature& occupied, const Board& board);

// What a farm has beside its cities, which no way but the third counts.
bool has_more_than_cities(const FeatureFacts& farm);

}  // namespace cartulary
