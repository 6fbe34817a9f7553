// Views of positions: the boards that show what rules and rulings say, with their pictures.
//
//   view.set("r_positions", position_views(index, ruling, "../"));   // for the partial positions
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

// Title, page, picture and text of one position. `root` is the way from the page to the top
// folder, for the links in texts.
View position_picture_view(const Position& position, std::string_view root);

// For the partial positions: those that name the record or that it names, in the order of its
// list, then by id.
View position_views(const SiteIndex& index, const RuleRecord& record, std::string_view root);

// Title and page of the positions with an element in them.
View position_links(const SiteIndex& index, std::string_view element);

// The board of a position on the board page, in the fragment that board-link.js reads:
// "board.html#sets=base-game&edition=C1&tiles=BA-03n0000".
std::string board_link(const Position& position);

}  // namespace cartulary::docgen
