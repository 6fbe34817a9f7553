// Pages of editions: sets printing by printing, and how to tell which one has.
#pragma once

#include "docgen/base/page.h"
#include "docgen/base/page_context.h"

namespace cartulary::docgen {

Page editions_page(const PageContext& context, const TileSet& set);
Page editions_index_page(const PageContext& context);
Page which_edition_page(const PageContext& context);

}  // namespace cartulary::docgen
