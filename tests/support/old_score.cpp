#include "tests/support/old_score.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/text/text.h"

namespace cartulary::test {

namespace {

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
struct RoadFacts {
  int tiles = 0;
  bool inn = false;
  int castles = 0;
};
struct FarmFacts {
  int cities = 0;            // completed cities that it borders, besieged ones apart
  int besieged_cities = 0;   // completed
  bool carcassonne = false;  // it borders the City of Carcassonne
  bool pig_herd = false;
  FarmScoring scoring = FarmScoring::EveryFarm;
};
struct CloisterFacts {
  int around = 0;     // tiles around it
  int vineyards = 0;  // on those tiles; 0 for gardens, which they do not help
};
struct Extras {
  bool mage = false;
  bool witch = false;
  bool castle = false;
  int buildings = 0;
  int castles = 0;
};
using Terms = std::vector<ScoreTerm>;

// "5 tiles at 1"; left out when there are none.
void add_each(std::vector<ScoreTerm>& terms, int count, std::string_view one, std::string_view many,
              int each, std::string_view rule) {
  if (count == 0) return;
  terms.push_back({counted(count, one, many) + " at " + std::to_string(each), count * each, rule});
}

// CAR 7.4, "Castles in Germany" and note 355: added after inns and cathedrals.
void add_castles(std::vector<ScoreTerm>& terms, int castles) {
  add_each(terms, castles, "castle", "castles", 3, "castle_bonus");
}

struct CityRate {
  int each = 0;
  std::string_view rule;
};

CityRate complete_rate(const CityFacts& city) {
  if (city.besieged && city.cathedral) return {2, "besieged_cathedral"};
  if (city.besieged) return {1, "besieged_complete"};
  if (city.cathedral) return {3, "cathedral_complete"};
  if (city.tiny_two && city.tiles == 2 && city.segments == 2) return {1, "tiny_city"};
  return {2, "city_complete"};
}

std::vector<ScoreTerm> city_terms(const CityFacts& city, bool complete) {
  if (!complete && city.besieged) return {{"besieged and not complete", 0, "besieged_incomplete"}};
  if (!complete && city.cathedral)
    return {{"a cathedral, and not complete", 0, "cathedral_incomplete"}};
  const CityRate rate = complete ? complete_rate(city) : CityRate{1, "city_incomplete"};
  std::vector<ScoreTerm> terms;
  add_each(terms, city.tiles, "tile", "tiles", rate.each, rate.rule);
  add_each(terms, city.pennants, "pennant", "pennants", rate.each, rate.rule);
  if (complete && city.darmstadtium) terms.push_back({"the Darmstadtium", 3, "darmstadtium"});
  if (complete) add_castles(terms, city.castles);
  return terms;
}

std::vector<ScoreTerm> road_terms(const RoadFacts& road, bool complete) {
  std::vector<ScoreTerm> terms;
  if (road.inn && !complete) return {{"an inn, and not complete", 0, "inn_incomplete"}};
  if (road.inn)
    add_each(terms, road.tiles, "tile", "tiles", 2, "inn_complete");
  else
    add_each(terms, road.tiles, "tile", "tiles", 1, complete ? "road_complete" : "road_incomplete");
  if (complete) add_castles(terms, road.castles);
  return terms;
}

int points_for_city(FarmScoring scoring) {
  return scoring == FarmScoring::CityByCity ? 4 : 3;
}

std::vector<ScoreTerm> farm_terms(const FarmFacts& farm) {
  std::vector<ScoreTerm> terms;
  const int each = points_for_city(farm.scoring);
  const std::string_view rule = "farm";
  add_each(terms, farm.cities, "completed city", "completed cities", each, rule);
  if (farm.carcassonne) terms.push_back({"the City of Carcassonne", each, "city_of_carcassonne"});
  add_each(terms, farm.besieged_cities, "besieged city", "besieged cities", 2 * each,
           "besieged_farm");
  if (farm.pig_herd) {
    // The siege doubles what the farm gets for the city, the herd's point as well: 8 with a pig.
    add_each(terms, farm.cities + (farm.carcassonne ? 1 : 0), "city with a pig herd",
             "cities with a pig herd", 1, "pig_herd");
    add_each(terms, farm.besieged_cities, "besieged city with a pig herd",
             "besieged cities with a pig herd", 2, "pig_herd");
  }
  if (terms.empty()) terms.push_back({"no completed city", 0, rule});
  return terms;
}

std::vector<ScoreTerm> cloister_terms(const CloisterFacts& cloister, bool complete) {
  std::vector<ScoreTerm> terms;
  if (!complete) {
    add_each(terms, 1 + cloister.around, "tile", "tiles", 1, "cloister_incomplete");
    return terms;
  }
  terms.push_back({"9 tiles at 1", 9, "cloister_complete"});
  add_each(terms, cloister.vineyards, "vineyard", "vineyards", 3, "vineyard");
  return terms;
}

std::vector<ScoreTerm> castle_terms(int around, bool complete) {
  if (complete) return {{"castle complete", 12, "castle_complete"}};
  std::vector<ScoreTerm> terms{{"the castle", 2, "castle_incomplete"}};
  add_each(terms, around, "tile", "tiles", 1, "castle_incomplete");
  return terms;
}

// A besieged city counts twice on a farm.
int counted_cities(const FarmFacts& farm) {
  return farm.cities + 2 * farm.besieged_cities + (farm.carcassonne ? 1 : 0);
}

// CAR 7.4, "Scoring barns": neither pigs nor herds help a barn.
Terms barn_terms(const FarmFacts& farm, const Extras& extras) {
  Terms terms;
  add_each(terms, counted_cities(farm), "city for the barn", "cities for the barn", 4,
           "barn_final");
  add_each(terms, extras.castles, "castle", "castles", 1, "castle_on_farm");
  if (terms.empty()) terms.push_back({"no completed city", 0, "barn_final"});
  return terms;
}

// Where a farm is joined to one with a barn a city pays 1; the herd's point is as always.
Terms joined_terms(const FarmFacts& farm) {
  Terms terms;
  add_each(terms, counted_cities(farm), "completed city", "completed cities", 1, "barn_joined");
  if (farm.pig_herd)
    add_each(terms, counted_cities(farm), "city with a pig herd", "cities with a pig herd", 1,
             "pig_herd");
  if (terms.empty()) terms.push_back({"no completed city", 0, "barn_joined"});
  return terms;
}

Terms farmer_terms(const FarmFacts& farm, const Extras& extras, bool pig, std::string_view barn) {
  Terms terms = barn == "joined" ? joined_terms(farm) : farm_terms(farm);
  if (barn == "placed")
    for (ScoreTerm& term : terms)
      if (term.rule == "farm") term.rule = "barn_placed";
  if (pig) add_each(terms, counted_cities(farm), "city with a pig", "cities with a pig", 1, "pig");
  add_each(terms, extras.castles, "castle", "castles", 1, "castle_on_farm");
  return terms;
}

Terms magic_terms(const FeatureFacts& facts, const Extras& extras, Terms terms) {
  if (extras.castle) return {{"a castle, not scored", 0, "castle_final"}};
  const bool joins = facts.scored == Scored::City || facts.scored == Scored::Road;
  if (joins && extras.mage)
    add_each(terms, facts.count("tiles"), "tile with the Mage", "tiles with the Mage", 1, "mage");
  if (joins && extras.witch) terms.push_back({"half for the Witch", -(total(terms) / 2), "witch"});
  return terms;
}

FarmFacts farm_of(const FeatureFacts& facts, FarmScoring scoring) {
  return {.cities = facts.count("cities"),
          .besieged_cities = facts.count("besieged-cities"),
          .carcassonne = facts.holds("city-of-carcassonne"),
          .pig_herd = facts.holds("pig-herd"),
          .scoring = scoring};
}

}  // namespace

std::vector<ScoreTerm> old_terms(const FeatureFacts& facts, const Selection& selection) {
  const bool complete = facts.holds("complete");
  const auto choice = [&](const char* name) { return chosen_value(selection.rules, name); };
  switch (facts.scored) {
    case Scored::City:
    case Scored::Castle:
      return city_terms({.tiles = facts.count("tiles"),
                         .segments = facts.count("tiles"),
                         .pennants = facts.count("pennants"),
                         .cathedral = facts.holds("cathedral"),
                         .besieged = facts.holds("siege"),
                         .darmstadtium = facts.holds("darmstadtium"),
                         .castles = facts.count("german-castles"),
                         .tiny_two = choice("tiny-city") == "2"},
                        complete);
    case Scored::Road:
      return road_terms({.tiles = facts.count("tiles"),
                         .inn = facts.holds("inn"),
                         .castles = facts.count("german-castles")},
                        complete);
    case Scored::Field:
      return farm_terms(farm_of(facts, parse_farm_scoring(choice("farm-scoring"))));
    case Scored::GermanCastle:
      return castle_terms(facts.count("tiles"), complete);
    default:
      return cloister_terms(
          {.around = facts.count("tiles") - 1,
           .vineyards = facts.scored == Scored::Garden ? 0 : facts.count("vineyards")},
          complete);
  }
}

std::map<std::string, int> old_scores(const FeatureFacts& facts,
                                      const std::vector<Claimant>& figures,
                                      const Selection& selection) {
  const Extras extras{
      .mage = facts.holds("mage"),
      .witch = facts.holds("witch"),
      .castle = facts.scored == Scored::Castle,
      .buildings = facts.count("towers") + facts.count("houses") + facts.count("sheds"),
      .castles = facts.count("castles")};
  const bool farm = facts.scored == Scored::Field;
  const std::string_view barn = facts.word("barn");
  const bool barns = farm && barn == "final";
  FarmFacts farm_facts = farm_of(
      facts, barn.empty() ? parse_farm_scoring(chosen_value(selection.rules, "farm-scoring"))
                          : FarmScoring::EveryFarm);
  farm_facts.cities += extras.castles;
  std::set<std::string> holders;
  for (const std::string& player :
       majority(figures, kind_of(facts.scored), facts.count("pennants")))
    holders.insert(player);
  if (barns) holders.clear();
  for (const Claimant& each : figures)
    if (barns && each.figure == "barn") holders.insert(each.player);
  std::map<std::string, int> scores;
  for (const std::string& player : holders) {
    const bool pig = std::ranges::any_of(figures, [&](const Claimant& each) {
      return each.player == player && each.figure == "pig";
    });
    Terms terms = barns  ? barn_terms(farm_facts, extras)
                  : farm ? farmer_terms(farm_facts, extras, pig, barn)
                         : magic_terms(facts, extras, old_terms(facts, selection));
    if (!barns && !extras.castle) terms.push_back({"little buildings", extras.buildings, ""});
    scores[player] = total(terms);
  }
  for (const Fact& fact : facts.all())
    if (fact.name == "fairy") scores[fact.word] += 3;
  return scores;
}

}  // namespace cartulary::test
