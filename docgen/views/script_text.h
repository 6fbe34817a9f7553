// Data files for the static site's scripts, and texts as JavaScript strings.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "docgen/base/site_index.h"

namespace cartulary::docgen {

// A JavaScript string in double quotes, safe in a .js file and inside a <script> element.
std::string script_string(std::string_view text);

using Saying = std::function<std::string(const std::string&)>;

// For the board page, its words as `saying` puts them: every piece that can be placed on a board,
// and the pieces that games start with: `window.cartularyTiles = {"BA-15": [shape, edges, set
// title, words], ...}`, behind it the English words of river tiles, by which the page tells them
// apart, and `window.cartularyStarts = {"river": [[id, [sets whose start it replaces]], ...],
// ...}`; of a start piece in parts the first part alone, behind it where each of them lies: [[id,
// x, y, degrees], ...].
std::string board_script(const SiteIndex& index, const Saying& saying);

}  // namespace cartulary::docgen
