#include "engine/guide/table_formulas.h"

#include "engine/guide/game_remarks.h"

namespace cartulary {

Formulas formulas_in(const Scoring& scoring, const GuideQuestion& game) {
  Formulas formulas(scoring.facts);
  for (const ScoringLine& line : scoring.lines)
    if (fit_of(line, game) == ScopeFit::Applies)
      formulas.add(line, is_played(game.rulebook, line.rules));
  return formulas;
}

Formulas table_formulas(const Scoring& scoring, const Selection& selection,
                        const Rulebook* rulebook) {
  Formulas formulas(scoring.facts);
  for (const ScoringLine& line : scoring.lines)
    if (line.not_with.empty() && line.editions.empty() && choices_fit(line, selection))
      formulas.add(line, is_played(rulebook, line.rules));
  return formulas;
}

}  // namespace cartulary
