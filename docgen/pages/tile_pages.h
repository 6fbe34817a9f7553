// Pages about tiles: a list with a query, and one page for each tile with its turns, segments,
// copies and sources.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page tiles_page(const PageContext& context);
Page tile_page(const PageContext& context, const Tile& tile);

}  // namespace cartulary::docgen
