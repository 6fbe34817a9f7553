#include "engine/guide/scoring.h"

#include <algorithm>

namespace cartulary {

std::string_view to_text(ScoreMoment moment) {
  return score_moment_names[static_cast<std::size_t>(moment)];
}

std::optional<ScoreMoment> parse_score_moment(std::string_view text) {
  const auto found = std::ranges::find(score_moment_names, text);
  if (found == score_moment_names.end()) return std::nullopt;
  return static_cast<ScoreMoment>(found - score_moment_names.begin());
}

std::string_view to_text(FactKind kind) {
  return fact_kind_names[static_cast<std::size_t>(kind)];
}

std::optional<FactKind> parse_fact_kind(std::string_view text) {
  const auto found = std::ranges::find(fact_kind_names, text);
  if (found == fact_kind_names.end()) return std::nullopt;
  return static_cast<FactKind>(found - fact_kind_names.begin());
}

const ScoringFact* Scoring::find_fact(std::string_view name) const {
  const auto found = std::ranges::find(facts, name, &ScoringFact::name);
  return found == facts.end() ? nullptr : &*found;
}

std::vector<std::string> Scoring::features() const {
  std::vector<std::string> kinds;
  for (const ScoringLine& line : lines)
    for (const std::string& kind : line.features)
      if (std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(kind);
  return kinds;
}

}  // namespace cartulary
