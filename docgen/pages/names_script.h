// The script `window.cartularyNames`: the names of what answers mention by id, for pages in a
// language besides English: {"red": "Rot", "tower": "Der Turm"}. Scripts look a name up by its id.
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
