#include "engine/scoring/farms.h"

#include <algorithm>
#include <utility>

#include "engine/text/said.h"

namespace cartulary {

namespace {

using Scores = std::map<std::string, int>;

// What one city pays. Evaluates the formulas once for each kind of city.
class CityPay {
 public:
  explicit CityPay(const Formulas& formulas) : formulas_(formulas) {}

  int points(std::string_view fact, bool herd, bool pig) {
    const auto [at, is_new] = known_.try_emplace({fact, 2 * int{herd} + int{pig}});
    if (is_new)
      at->second = total(formulas_.terms(
          FeatureFacts(Scored::Field).set(fact).set_if(herd, "pig-herd").set_if(pig, "pig")));
    return at->second;
  }

 private:
  const Formulas& formulas_;
  std::map<std::pair<std::string_view, int>, int> known_;
};

bool has_pig(const Farm& farm, const std::string& player) {
  return std::ranges::any_of(farm.farmers, [&](const Claimant& each) {
    return each.player == player && each.figure == "pig";
  });
}

Scores city_by_city(CityPay& pay, const std::vector<Farm>& farms) {
  std::map<FarmCity, std::vector<const Farm*>> around;
  for (const Farm& farm : farms)
    for (const FarmCity& city : farm.cities) around[city].push_back(&farm);
  Scores scores;
  for (const auto& [city, touching] : around) {
    std::vector<Claimant> farmers;
    for (const Farm* farm : touching)
      farmers.insert(farmers.end(), farm->farmers.begin(), farm->farmers.end());
    const bool herd = std::ranges::any_of(touching, &Farm::pig_herd);
    for (const std::string& player : majority(farmers, FeatureKind::Field, 0)) {
      const bool pig =
          std::ranges::any_of(touching, [&](const Farm* farm) { return has_pig(*farm, player); });
      scores[player] += pay.points(city.fact, herd, pig);
    }
  }
  return scores;
}

// Each farm pays each of its owners for each city. With `once`, only the highest payment of a city
// to a player counts.
Scores farm_by_farm(CityPay& pay, const std::vector<Farm>& farms, bool once) {
  std::map<std::pair<std::string, FarmCity>, std::vector<int>> paid;
  for (const Farm& farm : farms)
    for (const std::string& player : majority(farm.farmers, FeatureKind::Field, 0))
      for (const FarmCity& city : farm.cities)
        paid[{player, city}].push_back(pay.points(city.fact, farm.pig_herd, has_pig(farm, player)));
  Scores scores;
  for (const auto& [who, points] : paid)
    if (once)
      scores[who.first] += *std::ranges::max_element(points);
    else
      for (const int each : points) scores[who.first] += each;
  return scores;
}

}  // namespace

FarmScoring parse_farm_scoring(std::string_view choice) {
  if (choice == "1") return FarmScoring::CityByCity;
  return choice == "2" ? FarmScoring::CityOnce : FarmScoring::EveryFarm;
}

std::map<std::string, int> farm_scores(const Formulas& formulas, FarmScoring scoring,
                                       const std::vector<Farm>& farms) {
  CityPay pay(formulas);
  if (scoring == FarmScoring::CityByCity) return city_by_city(pay, farms);
  return farm_by_farm(pay, farms, scoring == FarmScoring::CityOnce);
}

ScoreTerm all_farms_term(const Formulas& formulas, int points) {
  const auto city = formulas.terms(FeatureFacts(Scored::Field).set("cities"));
  const Said what = said("score-term.all-farms");
  if (city.empty()) return {what, points, {}, nullptr};
  return {what, points, city.front().rule, city.front().formula};
}

}  // namespace cartulary
