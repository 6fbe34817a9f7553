#include "engine/guide/scoring.h"

#include <algorithm>

#include "engine/text/enum_names.h"

namespace cartulary {

std::string_view to_text(ScoreMoment moment) {
  return score_moment_names[static_cast<std::size_t>(moment)];
}

std::optional<ScoreMoment> parse_score_moment(std::string_view text) {
  return parse_name<ScoreMoment>(score_moment_names, text);
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
