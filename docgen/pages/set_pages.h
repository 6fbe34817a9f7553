// Pages about sets and boxes: the list, and one page for each with its box, editions, tiles and
// sources.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page sets_page(const PageContext& context);
Page set_page(const PageContext& context, const TileSet& set);

}  // namespace cartulary::docgen
