// Formulas: all that hold in a game, made ready; they turn the facts of a feature into terms that
// each name their rule. Nothing else in the program knows what anything scores.
//
// Points to the facts and formulas that it was made of (those of a Library), which must outlive it
// and its terms.
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

#include "engine/scoring/facts.h"
#include "engine/scoring/formula.h"

namespace cartulary {

struct ScoreTerm {
  std::string what;  // "5 tiles at 1"
  int points = 0;
  std::string_view rule;             // id of a rule or ruling without its kind; may be empty
  const Formula* formula = nullptr;  // that made it; null: none did
  // Whoever made it.
  friend bool operator==(const ScoreTerm& a, const ScoreTerm& b) {
    return a.what == b.what && a.points == b.points && a.rule == b.rule;
  }
};

int total(const std::vector<ScoreTerm>& terms);

// A term that goes to one player, majority or not.
struct PlayerTerm {
  std::string player;
  ScoreTerm term;
};

class Formulas {
 public:
  Formulas() = default;
  explicit Formulas(const std::vector<ScoringFact>& facts);

  // Behind those that are there: terms stand in this order, those of later stages last. What is not
  // played brings nothing, and is told where it would have brought something.
  void add(const Formula& formula, bool played);

  // Of who scores the feature. Without any formula: none.
  std::vector<ScoreTerm> terms(const FeatureFacts& facts) const;
  // Of the players whom facts name, in the order of the formulas.
  std::vector<PlayerTerm> player_terms(const FeatureFacts& facts) const;

  // The facts that count a symbol of a group's own, by its mark: "own:heron".
  const std::vector<std::string_view>& own_symbols() const { return own_symbols_; }
  // Whether it is a fact that holds or not: a pig is one, a follower is none.
  bool is_flag(std::string_view name) const;
  // The first fact that a sum needs and that is not told; null if none is missing.
  const ScoringFact* missing(const FeatureFacts& facts) const;

 private:
  using FactNumber = std::size_t;  // its place in facts_

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
    std::string with;  // what it counts with: " with the Mage"
  };
  struct Told {
    int count = 0;
    bool holds = false;
    std::string_view word;
  };
  using ToldFacts = std::vector<Told>;  // by number

  class Sums;

  std::optional<FactNumber> number_of(std::string_view name) const;
  // Of what is no fact a number of which nothing is ever told.
  FactNumber number_or_none(std::string_view name) const;
  void add_condition(std::string_view text, std::vector<Condition>& to) const;
  ToldFacts told(const FeatureFacts& facts) const;
  static bool holds(const Condition& condition, const ToldFacts& facts);
  static bool is_asked(const Line& line, const ToldFacts& facts);

  const std::vector<ScoringFact>* facts_ = nullptr;
  std::vector<std::pair<std::string_view, FactNumber>> by_name_;  // sorted
  std::vector<std::string_view> own_symbols_;
  std::array<std::vector<Line>, scored_names.size()> by_scored_;  // by stage, then as added
};

}  // namespace cartulary
