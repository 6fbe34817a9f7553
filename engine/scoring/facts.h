// FeatureFacts: everything that scoring needs to know about one feature, by the fact names of the
// content: "tiles", "pennants", "cathedral".
//
// They are built from boards, saved games and questions in words; formulas.h turns them into
// points. Owns its words. Fact names are views of constants or of the content, which must outlive
// it.
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

// What can score: the feature kinds of boards, and a few others. Castle is a city of two tiles that
// became a castle; Game is everything that no feature scores.
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
// The feature kind whose rules apply to the figures there: for a castle, that of its city.
FeatureKind kind_of(Scored scored);

struct Fact {
  std::string_view name;
  int count = 1;     // 1 for a flag that holds
  std::string word;  // for facts that are words, or that name a player by colour
  friend bool operator==(const Fact&, const Fact&) = default;
};

class FeatureFacts {
 public:
  FeatureFacts() = default;
  explicit FeatureFacts(Scored what) : scored(what) {}

  // Sets a fact, replacing any earlier value.
  FeatureFacts& set(std::string_view name, int count = 1, std::string word = {});
  // Like set(), if `holds`.
  FeatureFacts& set_if(bool holds, std::string_view name) { return holds ? set(name) : *this; }
  // Adds another player to a fact that names players, such as those whose follower the fairy is
  // beside.
  FeatureFacts& add_player(std::string_view name, std::string player);
  void erase(std::string_view name);

  // The fact, or the first of several with this name; null if it is not set.
  const Fact* find(std::string_view name) const;
  bool holds(std::string_view name) const { return find(name) != nullptr; }
  int count(std::string_view name) const;
  // The word of a fact, or the player that it names; empty if it is not set.
  std::string_view word(std::string_view name) const;
  const std::vector<Fact>& all() const { return facts_; }

  Scored scored = Scored::City;
  friend bool operator==(const FeatureFacts&, const FeatureFacts&) = default;

 private:
  std::vector<Fact> facts_;
};

}  // namespace cartulary
