// Every set and box: all of them, and each with its box, editions, tiles and where it is from.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page sets_page(const PageContext& context);
Page set_page(const PageContext& context, const TileSet& set);

}  // namespace cartulary::docgen
