// What cannot be told of a feature: that a set scores it which is not there, more tiles than can
// lie around a cloister, facts that never stand together.
//
//   scored_as("monastery", scoring, game);              // "cloister", in the third edition
//   count_limits(tiles, "cloister");                    // {1, 9}
//   check_together(*question, game);                    // the Mage and the Witch on one road
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide_selection.h"
#include "engine/guide/score_question.h"
#include "engine/guide/scoring.h"
#include "engine/text/result.h"

namespace cartulary {

// Whether a chosen set scores features of the kind. Bonuses that features of several kinds share
// do not make one score.
bool is_scored(const std::string& feature, const Scoring& scoring, const GuideQuestion& game);

// The kind under its name here: the third edition calls cloisters monasteries, which is
// understood where no set with monasteries of their own is chosen.
// Error (`where` "feature"): no chosen set scores it (naming those that do).
Result<std::string> scored_as(const std::string& feature, const Scoring& scoring,
                              const GuideQuestion& game);

struct CountLimits {
  int least = 0;
  int most = 0;
  friend bool operator==(const CountLimits&, const CountLimits&) = default;
};

// What a counted fact of such a feature may be.
CountLimits count_limits(const ScoringFact& fact, std::string_view feature);

// Error (`where` "fact"): two facts that never hold together; more pennants than tiles can bear; a
// complete cloister or the like with fewer than nine tiles.
Status check_together(const ScoreQuestion& question, const GuideQuestion& game);

// "'pig' comes with Traders and Builders, which is not chosen": sets by their titles.
std::string not_chosen(std::string_view name, const std::vector<std::string>& sets,
                       const GuideQuestion& game);

}  // namespace cartulary
