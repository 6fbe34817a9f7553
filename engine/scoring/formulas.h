// Formulas: all formulas of a game, prepared for evaluation. They turn the facts of a feature into
// terms, each with its rule. No other part of the program knows what anything scores.
//
// Points to the facts and formulas that it was built from (those of a Library), which must outlive
// it and its terms.
//
//   Formulas formulas(scoring.facts);
//   for (const ScoringLine& line : scoring.lines) formulas.add(line, /*played=*/true);
//   formulas.terms(FeatureFacts(Scored::City).set("tiles", 5).set("pennants", 1));
//   // 5 tiles at 1 -> 5, 1 pennant at 1 -> 1, both base-game/city-incomplete
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/scoring/fact_words.h"
#include "engine/scoring/facts.h"
#include "engine/scoring/formula.h"
#include "engine/text/said.h"

namespace cartulary {

struct ScoreTerm {
  Said what;  // "5 tiles at 1"
  int points = 0;
  std::string_view rule;             // id of a rule or ruling without its kind; may be empty
  const Formula* formula = nullptr;  // the formula that produced it, or null
  // Ignores the formula.
  friend bool operator==(const ScoreTerm& a, const ScoreTerm& b) {
    return a.what == b.what && a.points == b.points && a.rule == b.rule;
  }
};

int total(const std::vector<ScoreTerm>& terms);

// A term that scores for one player, regardless of majority.
struct PlayerTerm {
  std::string player;
  ScoreTerm term;
};

class Formulas {
 public:
  Formulas() = default;
  explicit Formulas(const std::vector<ScoringFact>& facts);

  // Appends a formula. Terms follow the order of addition, with later stages last. A formula that
  // is not played scores nothing, but yields a term of 0 points where it would have scored.
  void add(const Formula& formula, bool played);

  // The terms for whoever scores the feature. Empty without formulas.
  std::vector<ScoreTerm> terms(const FeatureFacts& facts) const;
  // The terms for players named by facts, in the order of the formulas.
  std::vector<PlayerTerm> player_terms(const FeatureFacts& facts) const;

  // The facts that count a group's own symbols, by their mark: "own:heron".
  const std::vector<std::string_view>& own_symbols() const { return own_symbols_; }
  // Whether the name is a fact that is a flag: a pig is one, a follower is not.
  bool is_flag(std::string_view name) const;
  // The first fact that a formula needs and that is not set; null if none is missing.
  const ScoringFact* missing(const FeatureFacts& facts) const;

 private:
  using FactNumber = std::size_t;  // index in facts_

  enum class Sign { Holds, Equals, Above, IsWord };
  struct Condition {
    FactNumber fact = 0;
    Sign sign = Sign::Holds;
    int number = 0;
    std::string_view word;
  };
  struct Count {
    FactNumber fact = 0;
    int points = 0;
  };
  struct Line {
    const Formula* formula;
    bool played;
    std::vector<Condition> needs, unless;
    std::vector<Count> each;
    std::vector<FactNumber> with;  // its terms tell these: "5 tiles with the Mage"
  };
  struct Told {
    int count = 0;
    bool holds = false;
    std::string_view word;
  };
  using ToldFacts = std::vector<Told>;  // by number

  class Sums;

  std::optional<FactNumber> number_of(std::string_view name) const;
  // Like number_of(); for unknown names, a number whose fact is never set.
  FactNumber number_or_none(std::string_view name) const;
  void add_condition(std::string_view text, std::vector<Condition>& to) const;
  ToldFacts told(const FeatureFacts& facts) const;
  static bool holds(const Condition& condition, const ToldFacts& facts);
  static bool is_asked(const Line& line, const ToldFacts& facts);

  const std::vector<ScoringFact>* facts_ = nullptr;
  std::vector<FactWords> words_;                                  // by number
  std::vector<std::pair<std::string_view, FactNumber>> by_name_;  // sorted
  std::vector<std::string_view> own_symbols_;
  std::array<std::vector<Line>, scored_names.size()> by_scored_;  // by stage, then as added
};

}  // namespace cartulary
