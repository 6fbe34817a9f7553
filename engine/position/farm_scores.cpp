#include "engine/position/farm_scores.h"

#include <algorithm>
#include <set>

#include "engine/board/feature.h"
#include "engine/board/score.h"

namespace cartulary {

namespace {

using Scores = std::map<std::string, int>;

// A completed city as farms see it; no node: the City of Carcassonne.
struct FarmCity {
  std::optional<Node> node;
  bool besieged = false;
  friend bool operator<(const FarmCity& a, const FarmCity& b) { return a.node < b.node; }
};

struct Farm {
  const OccupiedFeature* occupied;
  FarmFacts facts;
  std::set<FarmCity> cities;

  bool has_pig(const std::string& player) const {
    return std::ranges::any_of(occupied->figures, [&](const Claimant& each) {
      return each.player == player && each.figure == "pig";
    });
  }
};

bool has_barn(const OccupiedFeature& farm) {
  return std::ranges::any_of(farm.figures,
                             [](const Claimant& each) { return each.figure == "barn"; });
}

std::vector<Farm> farms_of(std::span<const OccupiedFeature> features, const Board& board) {
  std::vector<Farm> farms;
  for (const OccupiedFeature& each : features) {
    if (each.feature.kind != FeatureKind::Field || has_barn(each)) continue;
    Farm farm{&each, farm_facts(board, *each.node), {}};
    for (const Node city : completed_cities(board, *each.node))
      farm.cities.insert(FarmCity{city, is_besieged(board, city)});
    if (farm.facts.carcassonne) farm.cities.insert(FarmCity{});
    farms.push_back(std::move(farm));
  }
  return farms;
}

// What a city pays: a besieged one double.
int points_for(const FarmCity& city, int each, bool herd, bool pig) {
  return (city.besieged ? 2 : 1) * (each + (herd ? 1 : 0) + (pig ? 1 : 0));
}

Scores city_by_city(const std::vector<Farm>& farms) {
  std::map<FarmCity, std::vector<const Farm*>> around;
  for (const Farm& farm : farms)
    for (const FarmCity& city : farm.cities) around[city].push_back(&farm);
  Scores scores;
  for (const auto& [city, touching] : around) {
    std::vector<Claimant> farmers;
    for (const Farm* farm : touching)
      farmers.insert(farmers.end(), farm->occupied->figures.begin(), farm->occupied->figures.end());
    const bool herd =
        std::ranges::any_of(touching, [](const Farm* farm) { return farm->facts.pig_herd; });
    for (const std::string& player : majority(farmers, FeatureKind::Field, 0)) {
      const bool pig =
          std::ranges::any_of(touching, [&](const Farm* farm) { return farm->has_pig(player); });
      scores[player] += points_for(city, points_for_city(FarmScoring::CityByCity), herd, pig);
    }
  }
  return scores;
}

// What each farm pays each owner for each city, the most first where `once`: then the rest of that
// city's pay is dropped.
Scores farm_by_farm(const std::vector<Farm>& farms, bool once) {
  std::map<std::pair<std::string, FarmCity>, std::vector<int>> paid;
  for (const Farm& farm : farms)
    for (const std::string& player : majority(farm.occupied->figures, FeatureKind::Field, 0))
      for (const FarmCity& city : farm.cities)
        paid[{player, city}].push_back(points_for(city, points_for_city(FarmScoring::EveryFarm),
                                                  farm.facts.pig_herd, farm.has_pig(player)));
  Scores scores;
  for (const auto& [who, points] : paid)
    if (once)
      scores[who.first] += *std::ranges::max_element(points);
    else
      for (const int each : points) scores[who.first] += each;
  return scores;
}

}  // namespace

std::map<std::string, int> farm_scores(std::span<const OccupiedFeature> features,
                                       const Board& board) {
  const std::vector<Farm> farms = farms_of(features, board);
  const FarmScoring scoring = farm_scoring(board);
  if (scoring == FarmScoring::CityByCity) return city_by_city(farms);
  return farm_by_farm(farms, scoring == FarmScoring::CityOnce);
}

}  // namespace cartulary
