// The players who score one feature, and their points: a city, a road, a cloister, or a farm that
// is scored by itself, with pig and barn. farms.h scores farms together.
//
// These are the players with the majority (at the end of the game, the owners of a farm's barns
// instead), and players named by a fact, such as the owner of the follower beside the fairy.
//
//   FeatureFacts farm(Scored::Field);
//   farm.set("cities", 2).set("barn", 1, "final");
//   player_scores(formulas, farm, {{"red", "barn"}, {"blue", "follower"}});    // red: 8
#pragma once

#include <string>
#include <vector>

#include "engine/scoring/facts.h"
#include "engine/scoring/formulas.h"
#include "engine/scoring/majority.h"

namespace cartulary {

struct PlayerScore {
  std::string player;
  int points = 0;
  std::vector<ScoreTerm> terms;  // their sum is `points`
  friend bool operator==(const PlayerScore&, const PlayerScore&) = default;
};

// The players who score the feature by their figures, sorted. At the end of the game barns score
// instead of the farmers beside them.
std::vector<std::string> holders_of(const FeatureFacts& facts,
                                    const std::vector<Claimant>& figures);

// The scores of all holders and of players named by a fact, sorted, including those with 0 points.
// A figure that is also a fact (a pig) counts for its owner only.
std::vector<PlayerScore> player_scores(const Formulas& formulas, const FeatureFacts& facts,
                                       const std::vector<Claimant>& figures);

}  // namespace cartulary
