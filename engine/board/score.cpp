#include "engine/board/score.h"

#include "engine/board/score_rules.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

// "5 tiles at 1"; left out when there are none.
void add_each(std::vector<ScoreTerm>& terms, int count, std::string_view one, std::string_view many,
              int each, std::string_view rule) {
  if (count == 0) return;
  terms.push_back({counted(count, one, many) + " at " + std::to_string(each), count * each, rule});
}

// CAR 7.4, "Castles in Germany" and note 355: added after inns and cathedrals.
void add_castles(std::vector<ScoreTerm>& terms, int castles) {
  add_each(terms, castles, "castle", "castles", 3, score_rule::castle_bonus);
}

struct CityRate {
  int each = 0;
  std::string_view rule;
};

CityRate complete_rate(const CityFacts& city) {
  if (city.besieged && city.cathedral) return {2, score_rule::besieged_cathedral};
  if (city.besieged) return {1, score_rule::besieged_complete};
  if (city.cathedral) return {3, score_rule::cathedral_complete};
  if (city.tiny_two && city.tiles == 2 && city.segments == 2) return {1, score_rule::tiny_city};
  return {2, score_rule::city_complete};
}

}  // namespace

int total(const std::vector<ScoreTerm>& terms) {
  int points = 0;
  for (const ScoreTerm& term : terms) points += term.points;
  return points;
}

std::vector<ScoreTerm> city_terms(const CityFacts& city, bool complete) {
  if (!complete && city.besieged)
    return {{"besieged and not complete", 0, score_rule::besieged_incomplete}};
  if (!complete && city.cathedral)
    return {{"a cathedral, and not complete", 0, score_rule::cathedral_incomplete}};
  const CityRate rate = complete ? complete_rate(city) : CityRate{1, score_rule::city_incomplete};
  std::vector<ScoreTerm> terms;
  add_each(terms, city.tiles, "tile", "tiles", rate.each, rate.rule);
  add_each(terms, city.pennants, "pennant", "pennants", rate.each, rate.rule);
  if (complete && city.darmstadtium)
    terms.push_back({"the Darmstadtium", 3, score_rule::darmstadtium});
  if (complete) add_castles(terms, city.castles);
  return terms;
}

std::vector<ScoreTerm> road_terms(const RoadFacts& road, bool complete) {
  std::vector<ScoreTerm> terms;
  if (road.inn && !complete) return {{"an inn, and not complete", 0, score_rule::inn_incomplete}};
  if (road.inn)
    add_each(terms, road.tiles, "tile", "tiles", 2, score_rule::inn_complete);
  else
    add_each(terms, road.tiles, "tile", "tiles", 1,
             complete ? score_rule::road_complete : score_rule::road_incomplete);
  if (complete) add_castles(terms, road.castles);
  return terms;
}

int points_for_city(FarmScoring scoring) {
  return scoring == FarmScoring::CityByCity ? 4 : 3;
}

std::string_view farm_rule(FarmScoring scoring) {
  if (scoring == FarmScoring::CityByCity) return score_rule::farm_city_by_city;
  return scoring == FarmScoring::CityOnce ? score_rule::farm_city_once : score_rule::farm;
}

std::vector<ScoreTerm> farm_terms(const FarmFacts& farm) {
  std::vector<ScoreTerm> terms;
  const int each = points_for_city(farm.scoring);
  const std::string_view rule = farm_rule(farm.scoring);
  add_each(terms, farm.cities, "completed city", "completed cities", each, rule);
  if (farm.carcassonne)
    terms.push_back({"the City of Carcassonne", each, score_rule::city_of_carcassonne});
  add_each(terms, farm.besieged_cities, "besieged city", "besieged cities", 2 * each,
           score_rule::besieged_farm);
  if (farm.pig_herd) {
    // The siege doubles what the farm gets for the city, the herd's point as well: 8 with a pig.
    add_each(terms, farm.cities + (farm.carcassonne ? 1 : 0), "city with a pig herd",
             "cities with a pig herd", 1, score_rule::pig_herd);
    add_each(terms, farm.besieged_cities, "besieged city with a pig herd",
             "besieged cities with a pig herd", 2, score_rule::pig_herd);
  }
  if (terms.empty()) terms.push_back({"no completed city", 0, rule});
  return terms;
}

std::vector<ScoreTerm> cloister_terms(const CloisterFacts& cloister, bool complete) {
  std::vector<ScoreTerm> terms;
  if (!complete) {
    add_each(terms, 1 + cloister.around, "tile", "tiles", 1, cloister.rule_incomplete);
    return terms;
  }
  terms.push_back({"9 tiles at 1", 9, cloister.rule_complete});
  add_each(terms, cloister.vineyards, "vineyard", "vineyards", 3, score_rule::vineyard);
  return terms;
}

std::vector<ScoreTerm> castle_terms(int around, bool complete) {
  if (complete) return {{"castle complete", 12, score_rule::castle_complete}};
  std::vector<ScoreTerm> terms{{"the castle", 2, score_rule::castle_incomplete}};
  add_each(terms, around, "tile", "tiles", 1, score_rule::castle_incomplete);
  return terms;
}

}  // namespace cartulary
