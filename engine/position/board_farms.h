// Scores all farms of a board together. farms_of() turns the farms into the input of farm_scores()
// (scoring/farms.h); farms_score() does that and calls it with the board's formulas.
//
// The first and second farm scorings need this, because there a city pays for several farms
// together. In the third, each farm is scored by itself, as every other feature is
// (occupied_feature.h).
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

// The farms without a barn among these features.
std::vector<Farm> farms_of(std::span<const OccupiedFeature> features, const Board& board);

// What each player's farmers score on all these farms together, by the group's farm scoring.
// Players who score nothing are left out.
std::map<std::string, int> farms_score(std::span<const OccupiedFeature> features,
                                       const Board& board);

// Whether the feature is a farm that is scored only together with others.
bool pays_with_others(const OccupiedFeature& occupied, const Board& board);

// Whether the farm has castles or little buildings, which only the third farm scoring counts.
bool has_more_than_cities(const FeatureFacts& farm);

}  // namespace cartulary
