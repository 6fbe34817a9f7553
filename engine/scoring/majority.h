// Who has the majority on a feature by the figures that stand there, as data: what each kind of
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

// A figure of a player on a feature. `figure` is the id of its element.
struct Claimant {
  std::string player;
  std::string figure;
  bool on_hill = false;
};

// What a figure counts there: a follower 1, a large one 2, a mayor as many as the city has
// pennants; builders, pigs, barns, shepherds and whatever is no follower 0, as figures do that
// may not stand on such a feature.
int majority_strength(std::string_view figure, FeatureKind kind, int pennants);

// Whether the figure is a follower, so that a tower may capture it.
bool is_follower(std::string_view figure);

// The players who score the feature, sorted: who counts most, all of them in a tie, unless some
// of the tied have a follower on a hill: then these. Nobody if all count nothing.
std::vector<std::string> majority(const std::vector<Claimant>& claimants, FeatureKind kind,
                                  int pennants);

}  // namespace cartulary
