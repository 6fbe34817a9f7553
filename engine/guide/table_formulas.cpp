#include "engine/guide/table_formulas.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/guide/game_remarks.h"

namespace cartulary {
namespace {

// Compares the printings of the line's sets, chosen or not; without any, of the base game.
bool is_of_printing(const Catalog& catalog, const GuideScope& scope, const Selection& selection) {
  if (scope.editions.empty()) return true;
  std::vector<std::string> sets = printed_sets(scope);
  if (sets.empty()) sets.emplace_back("base-game");
  return std::ranges::any_of(sets, [&](const std::string& id) {
    const TileSet* set = catalog.find_set(id);
    return set == nullptr || is_among(scope.editions, edition_for(selection, *set));
  });
}

}  // namespace

Formulas formulas_in(const Scoring& scoring, const GuideQuestion& game) {
  Selection counted = game.selection == nullptr ? Selection() : *game.selection;
  counted.every_printing = false;
  const GuideQuestion question{game.catalog, game.selection == nullptr ? nullptr : &counted,
                               game.rule_set, game.rulebook};
  Formulas formulas(scoring.facts);
  for (const ScoringLine& line : scoring.lines)
    if (fit_of(line, question) == ScopeFit::Applies)
      formulas.add(line, is_played(game.rulebook, line.rules));
  return formulas;
}

Formulas table_formulas(const Catalog& catalog, const Scoring& scoring, const Selection& selection,
                        const Rulebook* rulebook) {
  Formulas formulas(scoring.facts);
  for (const ScoringLine& line : scoring.lines)
    if (line.not_with.empty() && is_of_printing(catalog, line, selection) &&
        choices_fit(line, selection) && rule_set_fits(line.only, selection.rule_set))
      formulas.add(line, is_played(rulebook, line.rules));
  return formulas;
}

}  // namespace cartulary
