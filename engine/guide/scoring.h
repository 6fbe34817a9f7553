// Scoring: every line of what scores, with its formula as data, and the facts that the formulas ask
// for.
//
// A Scoring owns its texts and does not change once read (content/guides/scoring.yaml); lines stand
// in the order in which terms are told. A line holds for features of some kinds, in some
// selections, where some facts are given; score_answer.h works it out.
//
//   for (const ScoringLine& line : scoring.lines)
//     if (fit_of(line, game) == ScopeFit::Applies) ... line.what, line.points ...   // "City", "2
//     per tile, ..."
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide.h"
#include "engine/rule/rule.h"
#include "engine/tile/source.h"

namespace cartulary {

// During the game, as a feature is completed or something happens; after it, for what is left.
enum class ScoreMoment : std::uint8_t { During, After };
inline constexpr std::array<std::string_view, 2> score_moment_names = {"during", "after"};
std::string_view to_text(ScoreMoment moment);
std::optional<ScoreMoment> parse_score_moment(std::string_view text);

// What a fact may be. Player: the colour of the player whom it concerns, or just that it is so.
enum class FactKind : std::uint8_t { Count, Flag, Word, Player };
inline constexpr std::array<std::string_view, 4> fact_kind_names = {"count", "flag", "word",
                                                                    "player"};
std::string_view to_text(FactKind kind);
std::optional<FactKind> parse_fact_kind(std::string_view text);

// Something about a feature that a player can tell: `pennants=2`, `cathedral`.
struct ScoringFact {
  std::string name = {};
  FactKind kind = FactKind::Flag;
  std::string meaning = {};  // "pennants in it"
  std::string one = {};
  std::string many = {};                     // of a count: "pennant", "pennants"
  int most = 0;                              // of a count
  std::vector<std::string> words = {};       // of a word: all that it may be
  std::vector<std::string> features = {};    // kinds of features that may have it
  std::vector<std::string> needed_for = {};  // kinds of features that must tell it
  std::vector<std::string> sets = {};        // any of which brings it; none: always there
  friend bool operator==(const ScoringFact&, const ScoringFact&) = default;
};

// So many points for each of a counted fact.
struct ScoreEach {
  std::string fact;
  int points = 0;
  friend bool operator==(const ScoreEach&, const ScoreEach&) = default;
};

// From so many on, each of a counted fact is worth this.
struct ScoreTier {
  int from = 0;
  int points = 0;
  friend bool operator==(const ScoreTier&, const ScoreTier&) = default;
};

// One way to score. The formula is the sum of `flat`, `each`, `tiers` of the fact `tiers_of`, half
// of the fact `half_of` (rounded up); where `halves` is set the points of the lines of earlier
// stages are halved instead, rounded up. `times` multiplies the sum.
struct ScoringLine : GuideScope {
  std::string id;                     // KIND/words
  std::vector<std::string> features;  // kinds of features, "game"
  ScoreMoment when = ScoreMoment::During;
  std::string what;                 // "City with a cathedral"
  std::string points;               // "3 per tile, 3 per pennant"
  std::string term;                 // what the term of `flat` is called; else `what`
  std::vector<std::string> needs;   // facts that must hold: "cathedral", "tiles=2", "tiles>2"
  std::vector<std::string> unless;  // facts of which none may hold
  std::vector<ScoreEach> each;
  int flat = 0;
  std::string tiers_of;
  std::vector<ScoreTier> tiers;  // by `from`
  std::string half_of;
  bool halves = false;
  std::string times;  // a fact by which the sum is multiplied
  int stage = 1;      // 1 to 3: those of later stages come after
  std::string to;     // the fact that names the player who gets it; else the holders
  RulingStatus status = RulingStatus::Unmarked;
  std::string basis;
  std::vector<std::string> rules;  // behind it, with their kind: "rule/base-game/farm"
  std::string no_rule;             // why there are none
  std::vector<CarriedSentence> carries;
  std::string place;
  std::vector<SourcePlace> sources;
  std::string note;
  friend bool operator==(const ScoringLine&, const ScoringLine&) = default;
};

struct Scoring {
  std::vector<ScoringFact> facts;  // in the order in which a person would tell them
  std::vector<ScoringLine> lines;
  const ScoringFact* find_fact(std::string_view name) const;
  // Kinds of features that a line scores, each once, in the order of the lines.
  std::vector<std::string> features() const;
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

}  // namespace cartulary
