// What farmers bring where a city pays over all farms around it: the first two ways of scoring
// farms (rule base-game/farm-scoring-editions), for boards and saved games alike. A farm with a
// barn is scored by itself (player_scores.h), as all farms are by the third way.
//
// 1: each completed city pays the most farmers on all farms that touch it. 2: each farm pays for a
// city, but a city pays a player only once. How much is for the formulas to say.
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
// By the choice farm-scoring of a selection: "1", "2", else every farm.
FarmScoring parse_farm_scoring(std::string_view choice);

// A completed city as farms see it. `fact` is what a farm counts it as: "cities",
// "besieged-cities", "castles", "city-of-carcassonne".
struct FarmCity {
  int id = 0;  // the same on every farm that it touches
  std::string_view fact = "cities";
  friend bool operator<(const FarmCity& a, const FarmCity& b) { return a.id < b.id; }
};

struct Farm {
  std::vector<Claimant> farmers;
  std::vector<FarmCity> cities;  // each once
  bool pig_herd = false;
};

// Who scores anything, for farms without a barn. Where a city may pay a player on several farms but
// once, it does so where it pays most. By the first way pig and herd help with the cities that
// touch their farm. REQUIRES: the formulas are those of that way.
std::map<std::string, int> farm_scores(const Formulas& formulas, FarmScoring scoring,
                                       const std::vector<Farm>& farms);

// The one term of a player's farms, "all farms", with the rule by which a city pays.
ScoreTerm all_farms_term(const Formulas& formulas, int points);

}  // namespace cartulary
