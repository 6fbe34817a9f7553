// The page that calculates the points of a feature and keeps the score of a game: a form for each
// kind of feature, the sum term by term, and a score sheet of the players. Without scripts the
// server calculates; in the static site a script does, from the same formulas, which are embedded
// in the page.
#pragma once

#include <array>
#include <string_view>

#include "docgen/base/page.h"

namespace cartulary::docgen {

// The parameters that say what is played. Every other parameter of the page is a fact about the
// feature.
inline constexpr std::array<std::string_view, 5> played_parameters = {"sets", "edition", "rule-set",
                                                                      "rule", "adopts"};

Page score_page(const PageContext& context);
// Whether the page uses the parameter with this name as a fact to calculate points from.
bool tells_score(const SiteIndex& index, std::string_view name);
// The scoring rules in words: all lines, or those of a selection.
Page scoring_page(const PageContext& context);

}  // namespace cartulary::docgen
