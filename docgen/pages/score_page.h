// The page that works out what a feature scores, and keeps the score of a game: a form for each
// kind of feature, the sum term by term, a sheet of the players. Without scripts the server works
// the sum out; on plain files a script does, from the same formulas, which stand in the page.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page score_page(const PageContext& context);
// Whether the page works points out from the parameter of this name.
bool tells_score(const SiteIndex& index, std::string_view name);
// What scores, in words: every line, or those of a selection.
Page scoring_page(const PageContext& context);

}  // namespace cartulary::docgen
