// What boards scored before the formulas of the content did: kept for one comparison.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/bag/rule_choices.h"
#include "engine/bag/selection.h"
#include "engine/scoring/farms.h"
#include "engine/scoring/player_scores.h"

namespace cartulary::test {

std::vector<ScoreTerm> old_terms(const FeatureFacts& facts, const Selection& selection);

// Points of each player who holds it or whom the fairy helps.
std::map<std::string, int> old_scores(const FeatureFacts& facts,
                                      const std::vector<Claimant>& figures,
                                      const Selection& selection);

}  // namespace cartulary::test
