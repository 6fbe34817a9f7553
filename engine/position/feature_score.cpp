#include "engine/position/feature_score.h"

#include <algorithm>
#include <set>

#include "engine/board/feature.h"
#include "engine/position/figure_rules.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

using Terms = std::vector<ScoreTerm>;

void add_each(Terms& terms, int count, std::string_view one, std::string_view many, int each,
              std::string_view rule) {
  if (count == 0) return;
  terms.push_back({counted(count, one, many) + " at " + std::to_string(each), count * each, rule});
}

bool has_figure(const OccupiedFeature& occupied, std::string_view player, std::string_view name) {
  return std::any_of(occupied.figures.begin(), occupied.figures.end(), [&](const Claimant& each) {
    return each.player == player && each.figure == name;
  });
}

// A besieged city counts twice on a farm.
int counted_cities(const FarmFacts& farm) {
  return farm.cities + 2 * farm.besieged_cities + (farm.carcassonne ? 1 : 0);
}

// CAR 7.4, "Scoring barns": neither pigs nor herds help a barn.
Terms barn_terms(const FarmFacts& farm, const FeatureExtras& extras) {
  Terms terms;
  add_each(terms, counted_cities(farm), "city for the barn", "cities for the barn", 4,
           score_rule::barn_final);
  add_each(terms, extras.castles, "castle", "castles", 1, score_rule::castle_on_farm);
  if (terms.empty()) terms.push_back({"no completed city", 0, score_rule::barn_final});
  return terms;
}

// Where a farm is joined to one with a barn a city pays 1; the herd's point is as always.
Terms joined_terms(const FarmFacts& farm) {
  Terms terms;
  add_each(terms, counted_cities(farm), "completed city", "completed cities", 1,
           score_rule::barn_joined);
  if (farm.pig_herd)
    add_each(terms, counted_cities(farm), "city with a pig herd", "cities with a pig herd", 1,
             score_rule::pig_herd);
  if (terms.empty()) terms.push_back({"no completed city", 0, score_rule::barn_joined});
  return terms;
}

Terms farmer_terms(const FarmFacts& farm, const FeatureExtras& extras, bool pig,
                   std::optional<BarnMoment> barn) {
  Terms terms = barn == BarnMoment::Joined ? joined_terms(farm) : farm_terms(farm);
  if (barn == BarnMoment::Placed)
    for (ScoreTerm& term : terms)
      if (term.rule == score_rule::farm) term.rule = score_rule::barn_placed;
  if (pig)
    add_each(terms, counted_cities(farm), "city with a pig", "cities with a pig", 1,
             score_rule::pig);
  add_each(terms, extras.castles, "castle", "castles", 1, score_rule::castle_on_farm);
  return terms;
}

Terms magic_terms(const OccupiedFeature& occupied, const FeatureExtras& extras) {
  if (extras.castle) return {{"a castle, not scored", 0, score_rule::castle_final}};
  const Feature& feature = occupied.feature;
  Terms terms = feature.terms;
  const bool joins = feature.kind == FeatureKind::City || feature.kind == FeatureKind::Road;
  if (joins && extras.mage)
    add_each(terms, feature.tiles, "tile with the Mage", "tiles with the Mage", 1,
             score_rule::mage);
  if (joins && extras.witch)
    terms.push_back({"half for the Witch", -(total(terms) / 2), score_rule::witch});
  return terms;
}

}  // namespace

std::vector<std::string> holders_of(const OccupiedFeature& occupied,
                                    std::optional<BarnMoment> barn) {
  const Feature& feature = occupied.feature;
  if (barn != BarnMoment::Final || feature.kind != FeatureKind::Field)
    return majority(occupied.figures, feature.kind, feature.pennants);
  std::set<std::string> owners;
  for (const Claimant& each : occupied.figures)
    if (each.figure == "barn") owners.insert(each.player);
  return {owners.begin(), owners.end()};
}

std::vector<PlayerScore> player_scores(const OccupiedFeature& occupied, const Board& board,
                                       const FeatureExtras& extras,
                                       std::optional<BarnMoment> barn) {
  const bool farm = occupied.feature.kind == FeatureKind::Field;
  FarmFacts facts = farm ? farm_facts(board, *occupied.node) : FarmFacts{};
  if (barn) facts.scoring = FarmScoring::EveryFarm;  // at a barn there is one way only
  const bool barns = farm && barn == BarnMoment::Final;
  std::map<std::string, Terms> scored;
  for (const std::string& player : holders_of(occupied, barn)) {
    Terms& terms = scored[player];
    if (barns)
      terms = barn_terms(facts, extras);
    else if (farm)
      terms = farmer_terms(facts, extras, has_figure(occupied, player, "pig"), barn);
    else
      terms = magic_terms(occupied, extras);
    if (!barns && !extras.castle && extras.buildings != 0)
      terms.push_back({"little buildings", extras.buildings, score_rule::little_buildings});
  }
  for (const std::string& player : extras.fairy)
    scored[player].push_back({"the fairy", 3, score_rule::fairy});
  std::vector<PlayerScore> scores;
  for (auto& [player, terms] : scored) {
    const int points = total(terms);
    scores.push_back({player, points, std::move(terms)});
  }
  return scores;
}

}  // namespace cartulary
