// Data files for the static site's scripts, and texts as JavaScript strings.
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/site_index.h"

namespace cartulary::docgen {

// A JavaScript string in double quotes, safe in a .js file and inside a <script> element.
std::string script_string(std::string_view text);

// For the board page: every piece that can be placed on a board, and the pieces that games start
// with: `window.cartularyTiles = {"BA-15": [shape, edges, set title, words], ...}` and
// `window.cartularyStarts = {"river": [[id, [sets whose start it replaces]], ...], ...}`.
std::string board_script(const SiteIndex& index);

}  // namespace cartulary::docgen
