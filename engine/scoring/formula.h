// Formula: one way to score, as content tells it (content/guides/scoring.yaml), and the facts that
// formulas ask for.
//
// Plain values that own their texts. formulas.h works them out.
//
//   Formula city;                       // 2 a tile and a pennant
//   city.features = {"city"};
//   city.needs = {"complete"};
//   city.each = {{"tiles", 2}, {"pennants", 2}};
//   city.rules = {"rule/base-game/city-complete"};
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary {

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
  // Of a count: "pennant", "pennants". Of a flag or player, `one` alone: "the Mage", with whom
  // lines that need it count, as their terms say.
  std::string one = {};
  std::string many = {};
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

// The sum of `flat`, `each`, `tiers` of the fact `tiers_of`, half of the fact `half_of` (rounded
// up); where `halves` is set the points of earlier stages are halved instead, rounded up. `times`
// multiplies the sum.
struct Formula {
  std::string id;                     // KIND/words
  std::vector<std::string> features;  // of scored_names
  std::string what;                   // "City with a cathedral"
  std::string term;                   // what the term of `flat` is called; else `what`
  std::vector<std::string> needs;     // facts that must hold: "cathedral", "tiles=2", "tiles>2"
  std::vector<std::string> unless;    // facts of which none may hold
  std::vector<ScoreEach> each;
  int flat = 0;
  std::string tiers_of;
  std::vector<ScoreTier> tiers;  // by `from`
  std::string half_of;
  bool halves = false;
  std::string times;               // a fact by which the sum is multiplied
  int stage = 1;                   // 1 to 3: those of later stages come after
  std::string to;                  // the fact that names the player who gets it; else the holders
  std::vector<std::string> rules;  // behind it, with their kind: "rule/base-game/farm"
  friend bool operator==(const Formula&, const Formula&) = default;

  const std::string& term_name() const { return term.empty() ? what : term; }
  // The id of the first rule or ruling behind it, without its kind; empty where none is.
  std::string_view rule() const;
};

}  // namespace cartulary
