#include "engine/position/board_farms.h"

#include <algorithm>
#include <array>

#include "engine/board/feature.h"

namespace cartulary {

namespace {

// An id no node has, since nodes count from 0: the City of Carcassonne is not a feature of the
// board.
constexpr int city_of_carcassonne = -1;

}  // namespace

std::vector<Farm> farms_of(std::span<const OccupiedFeature> features, const Board& board) {
  std::vector<Farm> farms;
  for (const OccupiedFeature& each : features) {
    if (each.feature.kind != FeatureKind::Field || has_barn(each)) continue;
    Farm farm{each.figures, {}, each.feature.facts.holds("pig-herd")};
    if (each.feature.facts.holds("city-of-carcassonne"))
      farm.cities.push_back({city_of_carcassonne, "city-of-carcassonne"});
    for (const Node city : completed_cities(board, *each.node))
      farm.cities.push_back({city, is_besieged(board, city) ? "besieged-cities" : "cities"});
    farms.push_back(std::move(farm));
  }
  return farms;
}

std::map<std::string, int> farms_score(std::span<const OccupiedFeature> features,
                                       const Board& board) {
  return farm_scores(board.kit().formulas, farm_scoring(board), farms_of(features, board));
}

bool pays_with_others(const OccupiedFeature& occupied, const Board& board) {
  return occupied.feature.kind == FeatureKind::Field && !has_barn(occupied) &&
         farm_scoring(board) != FarmScoring::EveryFarm;
}

bool has_more_than_cities(const FeatureFacts& farm) {
  constexpr std::array<std::string_view, 5> more = {"castles", "buildings", "towers", "houses",
                                                    "sheds"};
  return std::ranges::any_of(more, [&](std::string_view fact) { return farm.holds(fact); });
}

}  // namespace cartulary
