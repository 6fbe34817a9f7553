// Views of positions: the boards that show what rules and rulings say, with their pictures.
//
//   view.set("r_positions", position_views(index, ruling, "../"));   // for the partial positions
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

// Title, page, picture and text of one position. `root` is the path from the page to the top
// folder, for links in texts.
View position_picture_view(const Position& position, std::string_view root);

// For the partial positions: the positions that name the record or that it names, in the order of
// its list, then by id.
View position_views(const SiteIndex& index, const RuleRecord& record, std::string_view root);

// Title and page of the positions that have the element in them.
View position_links(const SiteIndex& index, std::string_view element);

// A link to the board page with a position's board in the fragment, which board-link.js reads:
// "board.html#sets=base-game&edition=C1&tiles=BA-03n0000".
std::string board_link(const Position& position);

}  // namespace cartulary::docgen
