// The pages and pictures of positions, and the views in which rules and rulings show them.
//
//   positions/tower/range-one-piece.html, positions/tower/range-one-piece.svg
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/pages/page.h"
#include "engine/rule/rule.h"

namespace cartulary::docgen {

std::string position_path(std::string_view id);
std::string position_picture_path(std::string_view id);
// The board of a position on the board page, in the fragment that board-link.js reads:
// "board.html#sets=base-game&edition=C1&tiles=BA-03n0000".
std::string board_link(const Position& position);

// For the partial positions: those that name the record or that it names, in the order of its
// list, then by id. `root` is the way from the page to the top folder, for the links in captions.
View position_views(const SiteIndex& index, const RuleRecord& record, std::string_view root);
// Title and page of the positions with an element in them.
View position_links(const SiteIndex& index, std::string_view element);

Page position_page(const PageContext& context, const Position& position);
// positions/index.html: all of them, set by set.
Page positions_page(const PageContext& context);

// Every path of this file, pictures too.
std::vector<std::string> position_paths(const SiteIndex& index);
// The page at a path, or nothing if the path is none of these.
std::optional<Page> position_page_at(std::string_view path, const PageContext& context);
std::optional<std::string> position_picture_at(std::string_view path, const SiteIndex& index);

}  // namespace cartulary::docgen
