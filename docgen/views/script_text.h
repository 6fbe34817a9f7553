// The data files of the static site's scripts, and text as a JavaScript string.
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/site_index.h"

namespace cartulary::docgen {

// In double quotes, safe in a .js file as well as inside a <script> element.
std::string script_string(std::string_view text);

// For the board page: every piece that can lie on a board, and what games begin with:
// `window.cartularyTiles = {"BA-15": [shape, edges, set title, words], ...}` and
// `window.cartularyStarts = {"river": [[id, [sets whose start it replaces]], ...], ...}`.
std::string board_script(const SiteIndex& index);

}  // namespace cartulary::docgen
