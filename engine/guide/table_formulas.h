// The formulas that hold in a game: those that the content has for its sets, printings and choices.
// Formulas whose rule the group's own game drops are marked as not played.
//
//   BoardKit kit =
//       *board_kit(catalog, selection, table_formulas(catalog, guides.scoring, selection));
#pragma once

#include "engine/guide/guide_selection.h"
#include "engine/guide/scoring.h"
#include "engine/scoring/formulas.h"

namespace cartulary {

// For a question in words: only lines of the chosen sets hold. Sums follow one printing, C1 if none
// is chosen. The Scoring must outlive the formulas.
Formulas formulas_in(const Scoring& scoring, const GuideQuestion& game);

// For a board or a saved game. Whatever lies on the table is in play, from whichever set, so lines
// are left out only by choices and printings, or if they give way to another set's line
// (`not_with`). The rulebook says what the group's own game does not play; it may be null.
Formulas table_formulas(const Catalog& catalog, const Scoring& scoring, const Selection& selection,
                        const Rulebook* rulebook = nullptr);

}  // namespace cartulary
