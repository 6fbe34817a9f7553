// Pages of rules: the sets that have rules, all rules of one set with their rulings, and the
// differences between publishers and editions.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

// The sets that have rules, with links into them.
Page rules_index_page(const PageContext& context);
Page differences_page(const PageContext& context);
// REQUIRES: the set has rules.
Page rules_page(const PageContext& context, const TileSet& set);

}  // namespace cartulary::docgen
