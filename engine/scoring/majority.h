// Determines the majority on a feature from the figures on it, using a table of what each kind of
// figure counts on each kind of feature.
//
//   std::vector<std::string> owners = majority({{"red", "follower"}, {"blue", "mayor"}},
//                                              FeatureKind::City, /*pennants=*/2);   // blue
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/scoring/feature_kind.h"

namespace cartulary {

// A player's figure on a feature. `figure` is the id of its element.
struct Claimant {
  std::string player;
  std::string figure;
  bool on_hill = false;
};

// The strength of a figure on a feature: a follower 1, a large follower 2, a mayor the number of
// pennants in the city. Builders, pigs, barns, shepherds and other figures that are not followers
// count 0, as do figures that may not stand on such a feature.
int majority_strength(std::string_view figure, FeatureKind kind, int pennants);

// Whether the figure is a follower, and so can be captured by a tower.
bool is_follower(std::string_view figure);

// The players who score the feature, sorted: the strongest, and all of them in a tie, unless some
// of the tied players have a follower on a hill: then only those. Nobody if all count 0.
std::vector<std::string> majority(const std::vector<Claimant>& claimants, FeatureKind kind,
                                  int pennants);

}  // namespace cartulary
