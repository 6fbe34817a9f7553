// Checks that reject impossible features described in words: a kind that no chosen set scores, more
// tiles than fit around a cloister, facts that exclude each other.
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
#include "engine/text/said.h"

namespace cartulary {

// Whether a chosen set scores features of this kind. Only lines for this kind alone count, not
// bonuses that several kinds share.
bool is_scored(const std::string& feature, const Scoring& scoring, const GuideQuestion& game);

// The name that `scoring` has for the kind: the third edition calls cloisters monasteries, so
// "monastery" gives "cloister" there unless a chosen set has true monasteries.
// Error (`where` "feature"): no chosen set scores the kind; it names the sets that do.
Result<std::string> scored_as(const std::string& feature, const Scoring& scoring,
                              const GuideQuestion& game);

struct CountLimits {
  int least = 0;
  int most = 0;
  friend bool operator==(const CountLimits&, const CountLimits&) = default;
};

// The least and greatest count that a fact can have for this kind of feature.
CountLimits count_limits(const ScoringFact& fact, std::string_view feature);

// Error (`where` "fact"): two facts that never hold together; more pennants than that many tiles
// can have; a complete cloister or the like with fewer than nine tiles.
Status check_together(const ScoreQuestion& question, const GuideQuestion& game);

// "'pig' comes with Traders and Builders, which is not chosen", with the titles of the sets.
Said not_chosen(std::string_view name, const std::vector<std::string>& sets,
                const GuideQuestion& game);

}  // namespace cartulary
