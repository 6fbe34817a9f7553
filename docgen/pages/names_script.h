// What things are called that answers name by their ids, for scripts on pages of another language
// than English, as `window.cartularyNames`: {"red": "Rot", "tower": "Der Turm"}.
#pragma once

#include <string>

#include "engine/text/page_language.h"
#include "tiledb/library/library.h"

namespace cartulary::docgen {

// Sets, players, statuses, and kinds of what a search finds.
std::string page_names_script(const PageLanguage& language, const tiledb::Library& library);
// Figures and other elements, and kinds of features.
std::string board_names_script(const PageLanguage& language, const tiledb::Library& library);

}  // namespace cartulary::docgen
