// Who scores a feature, and what: the majority by the figures that stand there, at the end of the
// game the owners of a farm's barns, and whom a fact names, as the fairy does.
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
  std::vector<ScoreTerm> terms;  // they add up to points
  friend bool operator==(const PlayerScore&, const PlayerScore&) = default;
};

// The players who score it by their figures, sorted. At the end of the game a barn scores in place
// of the farmers beside it.
std::vector<std::string> holders_of(const FeatureFacts& facts,
                                    const std::vector<Claimant>& figures);

// Each player who holds it or whom a fact names, sorted, those with 0 points as well. A figure that
// is a fact as well (a pig) counts for its owner.
std::vector<PlayerScore> player_scores(const Formulas& formulas, const FeatureFacts& facts,
                                       const std::vector<Claimant>& figures);

}  // namespace cartulary
