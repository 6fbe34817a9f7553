// Scoring: the scoring guide: everything that scores, each line with its formula as data, and the
// facts that the formulas need.
//
// A Scoring owns its texts and is read once from content/guides/scoring.yaml. Its lines are in the
// order of an answer's terms. A line holds for some kinds of features, in some selections, if
// certain facts are given; engine/scoring evaluates it.
//
//   for (const ScoringLine& line : scoring.lines)
//     if (fit_of(line, game) == ScopeFit::Applies) ... line.what, line.points ...
//     // "City", "2 per tile, ..."
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide.h"
#include "engine/rule/rule.h"
#include "engine/scoring/formula.h"
#include "engine/tile/source.h"

namespace cartulary {

// During: when a feature is completed or something happens. After: at the end, for what is left.
enum class ScoreMoment : std::uint8_t { During, After };
inline constexpr std::array<std::string_view, 2> score_moment_names = {"during", "after"};
std::string_view to_text(ScoreMoment moment);
std::optional<ScoreMoment> parse_score_moment(std::string_view text);

// A formula, the games in which it holds, and the rules and sources behind it.
struct ScoringLine : GuideScope, Formula {
  ScoreMoment when = ScoreMoment::During;
  std::string points;  // "3 per tile, 3 per pennant"
  RulingStatus status = RulingStatus::Unmarked;
  std::string basis;
  std::string no_rule;  // why there are no rules
  std::vector<CarriedSentence> carries;
  std::string place;
  std::vector<SourcePlace> sources;
  std::string note;
  friend bool operator==(const ScoringLine&, const ScoringLine&) = default;
};

struct Scoring {
  std::vector<ScoringFact> facts;  // in the order in which a person would state them
  std::vector<ScoringLine> lines;
  const ScoringFact* find_fact(std::string_view name) const;
  // The kinds of features that any line scores, each once, in the order of the lines.
  std::vector<std::string> features() const;
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

}  // namespace cartulary
