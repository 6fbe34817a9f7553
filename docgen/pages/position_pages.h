// The pages and pictures of positions.
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

Page position_page(const PageContext& context, const Position& position);
// positions/index.html: all of them, set by set.
Page positions_page(const PageContext& context);

// Every path of this file, pictures too.
std::vector<std::string> position_paths(const SiteIndex& index);
// The page at a path, or nothing if the path is none of these.
std::optional<Page> position_page_at(std::string_view path, const PageContext& context);
std::optional<std::string> position_picture_at(std::string_view path, const SiteIndex& index);

}  // namespace cartulary::docgen
