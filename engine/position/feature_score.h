// What players score for a feature with figures, term by term: the majority's points, pigs and
// barns, and what tokens and figures of nobody add or take.
//
// Pure: facts come from the board and the figures given.
//
//   for (const PlayerScore& score : player_scores(occupied, board, {}, std::nullopt))
//     ... score.player, score.points, score.terms
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/score.h"
#include "engine/position/occupied_feature.h"

namespace cartulary {

// What beside the figures of players changes the points of one feature.
struct FeatureExtras {
  bool mage = false;
  bool witch = false;
  bool castle = false;  // a castle token lies on it: it is no city any more
  int buildings = 0;    // little buildings: what they bring together
  int castles = 0;      // of a farm: castles on it
  // Owners of followers on it that the fairy stands beside, sorted, each as often as it does.
  std::vector<std::string> fairy;
};

struct PlayerScore {
  std::string player;
  int points = 0;
  std::vector<ScoreTerm> terms;  // they add up to points
  friend bool operator==(const PlayerScore&, const PlayerScore&) = default;
};

// Each player who has the majority or whom a figure there brings something, sorted, those with 0
// points as well. Points are of the feature as it stands; at a barn's moment what the barn brings.
std::vector<PlayerScore> player_scores(const OccupiedFeature& occupied, const Board& board,
                                       const FeatureExtras& extras, std::optional<BarnMoment> barn);

// The players who score it by their figures: the majority, of a farm at BarnMoment::Final the
// owners of its barns. Sorted.
std::vector<std::string> holders_of(const OccupiedFeature& occupied,
                                    std::optional<BarnMoment> barn);

}  // namespace cartulary
