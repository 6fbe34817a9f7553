// FeatureFacts: all that scoring has to know of one feature, by the names that content gives to
// facts: "tiles", "pennants", "cathedral".
//
// Boards, saved games and questions in words make them; formulas.h turns them into points. Owns its
// words; names of facts are views of constants or of the content, which must outlive it.
//
//   FeatureFacts city(Scored::City);
//   city.set("tiles", 5).set("pennants", 1).set("complete");
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scoring/feature_kind.h"

namespace cartulary {

// What can score: the kinds of features of boards, and what stands beside them. A castle is the one
// that a city of two tiles became, a game is what no feature brings.
enum class Scored : std::uint8_t {
  Road,
  City,
  Field,
  Cloister,
  Shrine,
  Monastery,
  Church,
  Garden,
  Abbey,
  Castle,
  GermanCastle,
  Hut,
  Game
};
inline constexpr std::array<std::string_view, 13> scored_names = {
    "road",   "city",  "field",  "cloister",      "shrine", "monastery", "church",
    "garden", "abbey", "castle", "german-castle", "hut",    "game"};
std::string_view to_text(Scored scored);
std::optional<Scored> parse_scored(std::string_view text);

Scored scored_as(FeatureKind kind);
// The kind of feature on which figures stand there: a castle counts them as its city did.
FeatureKind kind_of(Scored scored);

struct Fact {
  std::string_view name;
  int count = 1;     // a flag that holds is 1
  std::string word;  // of a fact that is a word, or that names a player: its colour
  friend bool operator==(const Fact&, const Fact&) = default;
};

class FeatureFacts {
 public:
  FeatureFacts() = default;
  explicit FeatureFacts(Scored what) : scored(what) {}

  // Takes the place of what was told of it.
  FeatureFacts& set(std::string_view name, int count = 1, std::string word = {});
  // As set(), where it holds.
  FeatureFacts& set_if(bool holds, std::string_view name) { return holds ? set(name) : *this; }
  // A player more whom the fact names: one whose follower the fairy stands beside.
  FeatureFacts& add_player(std::string_view name, std::string player);
  void erase(std::string_view name);

  // Null if it is not told; the first of several.
  const Fact* find(std::string_view name) const;
  bool holds(std::string_view name) const { return find(name) != nullptr; }
  int count(std::string_view name) const;
  // The word of a fact, or whom it names; empty if it is not told.
  std::string_view word(std::string_view name) const;
  const std::vector<Fact>& all() const { return facts_; }

  Scored scored = Scored::City;
  friend bool operator==(const FeatureFacts&, const FeatureFacts&) = default;

 private:
  std::vector<Fact> facts_;
};

}  // namespace cartulary
