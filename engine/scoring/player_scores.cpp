#include "engine/scoring/player_scores.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace cartulary {

namespace {

// The terms of one holder.
std::vector<ScoreTerm> holder_terms(const Formulas& formulas, const FeatureFacts& facts,
                                    const std::vector<Claimant>& figures,
                                    const std::string& player) {
  FeatureFacts own = facts;
  for (const Claimant& each : figures)
    if (each.player == player && !own.holds(each.figure) && formulas.is_flag(each.figure))
      own.set(each.figure);
  return formulas.terms(own);
}

}  // namespace

std::vector<std::string> holders_of(const FeatureFacts& facts,
                                    const std::vector<Claimant>& figures) {
  std::set<std::string> barns;
  if (facts.word("barn") == "final")
    for (const Claimant& each : figures)
      if (each.figure == "barn") barns.insert(each.player);
  if (!barns.empty()) return {barns.begin(), barns.end()};
  return majority(figures, kind_of(facts.scored), facts.count("pennants"));
}

std::vector<PlayerScore> player_scores(const Formulas& formulas, const FeatureFacts& facts,
                                       const std::vector<Claimant>& figures) {
  std::map<std::string, std::vector<ScoreTerm>> scored;
  for (const std::string& player : holders_of(facts, figures))
    scored[player] = holder_terms(formulas, facts, figures, player);
  for (PlayerTerm& each : formulas.player_terms(facts))
    scored[each.player].push_back(std::move(each.term));
  std::vector<PlayerScore> scores;
  for (auto& [player, terms] : scored) {
    const int points = total(terms);
    scores.push_back({player, points, std::move(terms)});
  }
  return scores;
}

}  // namespace cartulary
