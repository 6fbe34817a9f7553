// Formula: one way to score, as read from content (content/guides/scoring.yaml), and the facts that
// formulas use.
//
// Plain values that own their strings. formulas.h evaluates them.
//
//   Formula city;                       // 2 a tile and a pennant
//   city.features = {"city"};
//   city.needs = {"complete"};
//   city.each = {{"tiles", 2}, {"pennants", 2}};
//   city.rules = {{RecordKind::Rule, "base-game/city-complete"}};
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/record_id.h"

namespace cartulary {

// The type of a fact's value. Player: the colour of the player concerned, or just that it holds.
enum class FactKind : std::uint8_t { Count, Flag, Word, Player };
inline constexpr std::array<std::string_view, 4> fact_kind_names = {"count", "flag", "word",
                                                                    "player"};
std::string_view to_text(FactKind kind);
std::optional<FactKind> parse_fact_kind(std::string_view text);

// A property of a feature that a player can state: `pennants=2`, `cathedral`.
struct ScoringFact {
  std::string name = {};
  FactKind kind = FactKind::Flag;
  std::string meaning = {};  // "pennants in it"
  // For a count: "pennant", "pennants". For a flag or player, `one` alone: "the Mage"; terms of
  // formulas that need it end in "with the Mage".
  std::string one = {};
  std::string many = {};
  int most = 0;                              // largest value of a count
  std::vector<std::string> words = {};       // for a word: all allowed values
  std::vector<std::string> features = {};    // kinds of features that can have it
  std::vector<std::string> needed_for = {};  // kinds of features for which it must be stated
  std::vector<std::string> sets = {};        // any of these provides it; empty: always available
  friend bool operator==(const ScoringFact&, const ScoringFact&) = default;
};

// Points for each unit of a counted fact.
struct ScoreEach {
  std::string fact;
  int points = 0;
  friend bool operator==(const ScoreEach&, const ScoreEach&) = default;
};

// From a count of `from` on, each unit of the counted fact is worth `points`.
struct ScoreTier {
  int from = 0;
  int points = 0;
  friend bool operator==(const ScoreTier&, const ScoreTier&) = default;
};

// Scores the sum of `flat`, `each`, `tiers` of the fact `tiers_of`, and half of the fact `half_of`,
// rounded up. If `halves` is set, it also halves the points of earlier formulas, rounded up. If
// `times` is set, it scores only `flat` and `each`, multiplied by that fact.
struct Formula {
  std::string id;                     // KIND/words
  std::vector<std::string> features;  // names from scored_names
  std::string what;                   // "City with a cathedral"
  std::string term;                   // name of the term for `flat`; if empty, `what`
  std::vector<std::string> needs;     // facts that must hold: "cathedral", "tiles=2", "tiles>2"
  std::vector<std::string> unless;    // facts that must not hold
  std::vector<ScoreEach> each;
  int flat = 0;
  std::string tiers_of;
  std::vector<ScoreTier> tiers;  // sorted by `from`
  std::string half_of;
  bool halves = false;
  std::string times;  // fact that multiplies the sum
  int stage = 1;      // 1 to 3; later stages are applied later
  std::string to;     // fact that names the player who scores; if empty, the holders score
  RecordIds rules;    // its sources
  friend bool operator==(const Formula&, const Formula&) = default;

  const std::string& term_name() const { return term.empty() ? what : term; }
  // The id of the first rule or ruling in `rules`, without its kind; empty if there is none.
  std::string_view rule() const;
};

}  // namespace cartulary
