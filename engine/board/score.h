// What a feature scores, from the facts that count, as terms that each name their rule.
//
// Pure sums: who has the majority, figures and tokens are no part of it. score_rules.h says
// where each figure comes from.
//
//   city_terms({.tiles = 5, .pennants = 1}, /*complete=*/false);
//   // 5 tiles at 1 -> 5, 1 pennant at 1 -> 1, both base-game/city-incomplete
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cartulary {

struct ScoreTerm {
  std::string what;  // "5 tiles at 1"
  int points = 0;
  std::string_view rule;  // an id of score_rules.h
  friend bool operator==(const ScoreTerm&, const ScoreTerm&) = default;
};

int total(const std::vector<ScoreTerm>& terms);

struct CityFacts {
  int tiles = 0;
  int segments = 0;
  int pennants = 0;
  bool cathedral = false;
  bool besieged = false;
  bool darmstadtium = false;
  int castles = 0;        // German castles at which it ends
  bool tiny_two = false;  // the group plays that a city of two segments scores 2
};
std::vector<ScoreTerm> city_terms(const CityFacts& city, bool complete);

struct RoadFacts {
  int tiles = 0;
  bool inn = false;
  int castles = 0;
};
std::vector<ScoreTerm> road_terms(const RoadFacts& road, bool complete);

// How farms are scored: as in the first edition each city pays the most farmers around it, as in
// the second a city pays a player once, as in the third every farm pays for each of its cities.
enum class FarmScoring { CityByCity, CityOnce, EveryFarm };

struct FarmFacts {
  int cities = 0;            // completed cities that it borders, besieged ones apart
  int besieged_cities = 0;   // completed
  bool carcassonne = false;  // it borders the City of Carcassonne
  bool pig_herd = false;
  FarmScoring scoring = FarmScoring::EveryFarm;
};
// What a city pays on a farm, a besieged one twice that.
int points_for_city(FarmScoring scoring);
std::string_view farm_rule(FarmScoring scoring);
// For who scores all the cities of the farm: has the most farmers there, or, city by city, around
// each of them.
std::vector<ScoreTerm> farm_terms(const FarmFacts& farm);

// A cloister and its kin: 1 for each tile with its own, 9 when complete.
struct CloisterFacts {
  int around = 0;     // tiles around it
  int vineyards = 0;  // on those tiles; 0 for gardens, which they do not help
  std::string_view rule_complete;
  std::string_view rule_incomplete;
};
std::vector<ScoreTerm> cloister_terms(const CloisterFacts& cloister, bool complete);

// A German castle with so many tiles around it.
std::vector<ScoreTerm> castle_terms(int around, bool complete);

}  // namespace cartulary
