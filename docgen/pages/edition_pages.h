// Pages about editions: a set printing by printing, and how to recognize an edition.
#pragma once

#include "docgen/base/page.h"
#include "docgen/base/page_context.h"

namespace cartulary::docgen {

Page editions_page(const PageContext& context, const TileSet& set);
Page editions_index_page(const PageContext& context);
Page which_edition_page(const PageContext& context);

}  // namespace cartulary::docgen
