// Data files for the static site's scripts, and texts as JavaScript strings.
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/site_index.h"
#include "engine/text/page_language.h"

namespace cartulary::docgen {

// A JavaScript string in double quotes, safe in a .js file and inside a <script> element.
std::string script_string(std::string_view text);

// For the board page, its words in the language: every piece that can be placed on a board,
// and the pieces that games start with: `window.cartularyTiles = {"BA-15": [shape, edges, set
// title, words], ...}`, behind it the English words of river tiles, by which the page tells them
// apart, and `window.cartularyStarts = {"river": [[id, [sets whose start it replaces]], ...],
// ...}`; of a start piece in parts the first part alone, behind it where each of them lies: [[id,
// x, y, degrees], ...].
std::string board_script(const SiteIndex& index, const PageLanguage& language);

}  // namespace cartulary::docgen
