// Scores all farms together, by one of the three farm scorings (rule
// base-game/farm-scoring-editions):
//
// 1. CityByCity: each completed city pays the player with the most farmers on all farms that touch
//    it.
// 2. CityOnce: each farm pays for its cities, but a city pays a player only once.
// 3. EveryFarm: each farm pays for each of its cities.
//
// A city pays a player more for a pig of their own or a pig herd; the formulas determine the
// amount. A farm with a barn is scored by itself, in player_scores.h, which counts pig and pig herd
// too. So is every farm in 3; only the expectations of positions add these up here.
//
//   farm_scores(formulas, FarmScoring::CityOnce, farms);    // {"blue": 6, "red": 3}
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scoring/formulas.h"
#include "engine/scoring/majority.h"

namespace cartulary {

enum class FarmScoring { CityByCity, CityOnce, EveryFarm };
// Parses the choice farm-scoring of a selection: "1", "2", anything else is EveryFarm.
FarmScoring parse_farm_scoring(std::string_view choice);

// A completed city, as seen from a farm. `fact` is the fact under which a farm counts it: "cities",
// "besieged-cities", "castles", "city-of-carcassonne".
struct FarmCity {
  int id = 0;  // the same on every farm that the city touches
  std::string_view fact = "cities";
  friend bool operator<(const FarmCity& a, const FarmCity& b) { return a.id < b.id; }
};

struct Farm {
  std::vector<Claimant> farmers;
  std::vector<FarmCity> cities;  // each once
  bool pig_herd = false;
};

// The points of each player who scores, for farms without a barn. With CityOnce, a city pays a
// player on the farm where it pays most. With CityByCity, a pig or herd raises the value of all
// cities that touch its farm. REQUIRES: the formulas are for that farm scoring.
std::map<std::string, int> farm_scores(const Formulas& formulas, FarmScoring scoring,
                                       const std::vector<Farm>& farms);

// The single term "all farms" of a player, with the rule for what a city pays.
ScoreTerm all_farms_term(const Formulas& formulas, int points);

}  // namespace cartulary
