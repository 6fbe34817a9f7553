// The rules set by set: the sets that have rules, each set's rules from start to end with their
// rulings, and what publishers and editions have otherwise.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

// The sets that have rules, and the ways into them.
Page rules_index_page(const PageContext& context);
Page differences_page(const PageContext& context);
// REQUIRES: the set has rules.
Page rules_page(const PageContext& context, const TileSet& set);

}  // namespace cartulary::docgen
