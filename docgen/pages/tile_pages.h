// Every tile: all of them with a query, and each with its turns, segments, copies and sources.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page tiles_page(const PageContext& context);
Page tile_page(const PageContext& context, const Tile& tile);

}  // namespace cartulary::docgen
