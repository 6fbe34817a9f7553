// The formulas that hold in a game: those of the content for its sets, printings and choices, with
// what its group does not play.
//
//   BoardKit kit = *board_kit(catalog, selection, table_formulas(catalog, guides.scoring,
//   selection));
#pragma once

#include "engine/guide/guide_selection.h"
#include "engine/guide/scoring.h"
#include "engine/scoring/formulas.h"

namespace cartulary {

// For a question in words: lines of other sets say nothing. Sums are those of one printing: C1's
// where none is chosen. The Scoring must outlive the formulas.
Formulas formulas_in(const Scoring& scoring, const GuideQuestion& game);

// For a board or a saved game. What lies on the table is played with, of whichever set it is, so
// that only choices and printings leave lines out, and lines that give way to another set's do. The
// rulebook says what the group's own game does not play; it may be null.
Formulas table_formulas(const Catalog& catalog, const Scoring& scoring, const Selection& selection,
                        const Rulebook* rulebook = nullptr);

}  // namespace cartulary
