#include "engine/replay/table_facts.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/board/feature.h"
#include "engine/position/tokens.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

// Under the rule "number-of-followers" the most followers on hills break a tie, not just any.
void keep_most_on_hills(std::vector<Claimant>& figures) {
  std::map<std::string, int> followers;
  int most = 0;
  for (const Claimant& each : figures)
    if (each.on_hill && is_follower(each.figure)) most = std::max(most, ++followers[each.player]);
  for (Claimant& each : figures) each.on_hill = each.on_hill && followers[each.player] == most;
}

std::vector<Claimant> claimants_on(const GameTable& table, const FeatureRef& ref) {
  std::vector<Claimant> claimants;
  const bool hills = table.game->plays("hill");
  for (const TableFigure* figure : table.figures_on(ref))
    claimants.push_back(
        {table.colour(figure->player), figure->element,
         hills && has_symbol(*table.board.piece_at(figure->cell)->placement.tile, "hill")});
  if (table.game->rule("hill-tiebreaker") == "number-of-followers") keep_most_on_hills(claimants);
  return claimants;
}

void leave_out_unplayed(const SavedGame& game, FeatureFacts& facts) {
  for (const std::string_view element : {"inn", "cathedral", "siege"})
    if (!game.plays(element)) facts.erase(element);
  if (game.rule("inn-and-cathedral-final-scoring") != "ignore" || facts.holds("complete")) return;
  facts.erase("inn");
  facts.erase("cathedral");
}

void tell_magic(const GameTable& table, const FeatureRef& ref, FeatureFacts& facts) {
  for (const std::string_view name : magic_figures) {
    const auto found = table.neutral.find(std::string(name));
    if (found != table.neutral.end() && found->second.node && ref.node &&
        table.board.forest().joined(*found->second.node, *ref.node))
      facts.set(name);
  }
}

void tell_fairy(const GameTable& table, const FeatureRef& ref, FeatureFacts& facts) {
  for (const TableFigure* figure : table.figures_on(ref))
    if (is_follower(figure->element) && table.fairy_is_beside(*figure))
      facts.add_player("fairy", table.colour(figure->player));
}

// Extra terms of each holder under readings of rules that are not in content: vineyards count at a
// garden as they do at a cloister.
std::vector<ScoreTerm> reading_terms(const GameTable& table, const OccupiedFeature& occupied) {
  std::vector<ScoreTerm> terms;
  const Feature& feature = occupied.feature;
  if (!feature.complete.value_or(false)) return terms;
  const std::string_view gardens = table.game->rule("vineyards-for-garden");
  const int vineyards = feature.facts.count("vineyards");
  if (feature.kind != FeatureKind::Garden || gardens.empty() || gardens == "false") return terms;
  FeatureFacts cloister(Scored::Cloister);
  cloister.set("complete").set("vineyards", vineyards);
  for (ScoreTerm& term : table.board.kit().formulas.terms(cloister))
    if (!term.formula->each.empty() && term.formula->each.front().fact == "vineyards")
      terms.push_back(std::move(term));
  return terms;
}

}  // namespace

OccupiedFeature occupied(const GameTable& table, const FeatureRef& ref) {
  OccupiedFeature occupied{table.feature(ref), ref.node, claimants_on(table, ref)};
  FeatureFacts& facts = occupied.feature.facts;
  leave_out_unplayed(*table.game, facts);
  for (const auto& [cell, buildings] : table.buildings)
    for (const std::string_view building : buildings)
      tell_buildings(occupied.feature, cell, building, 1);
  tell_labyrinth(occupied, table.board);
  tell_challenge(occupied.feature, [&](FeatureKind kind, Cell cell) {
    const FeatureRef other{kind, std::nullopt, cell};
    return !table.figures_on(other).empty() && table.feature(other).complete.value_or(false);
  });
  tell_magic(table, ref, facts);
  tell_fairy(table, ref, facts);
  if (!table.castles.empty())
    tell_castles(occupied, table.board,
                 [&](Node city) { return table.castle_on(city) != nullptr; });
  return occupied;
}

std::vector<PlayerScore> scores_at(const GameTable& table, const FeatureRef& ref,
                                   std::optional<BarnMoment> barn) {
  OccupiedFeature there = occupied(table, ref);
  FeatureFacts& facts = there.feature.facts;
  if (barn) facts.set("barn", 1, std::string(to_text(*barn)));
  const std::vector<ScoreTerm> more = reading_terms(table, there);
  // Where vineyards count at a garden, drop the term that says they add nothing.
  if (ref.kind == FeatureKind::Garden && !more.empty()) facts.erase("vineyards");
  const std::vector<std::string> holders = holders_of(facts, there.figures);
  std::vector<PlayerScore> scores = player_scores(table.board.kit().formulas, facts, there.figures);
  for (PlayerScore& score : scores) {
    if (std::ranges::find(holders, score.player) == holders.end()) continue;
    score.terms.insert(score.terms.end(), more.begin(), more.end());
    score.points += total(more);
  }
  return scores;
}

int worth(const GameTable& table, const FeatureRef& ref) {
  const OccupiedFeature there = occupied(table, ref);
  return total(table.board.kit().formulas.terms(there.feature.facts)) +
         total(reading_terms(table, there));
}

std::vector<ScoreTerm> game_terms(const GameTable& table, std::string_view fact, int count) {
  return table.board.kit().formulas.terms(FeatureFacts(Scored::Game).set(fact, count));
}

std::vector<ScoreTerm> named(std::vector<ScoreTerm> terms, const Said& what) {
  if (terms.size() == 1) terms.front().what = what;
  return terms;
}

}  // namespace cartulary
