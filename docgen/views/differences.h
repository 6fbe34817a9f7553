// Tables of who says what: one row a ruling, one column a publisher.
#pragma once

#include <string_view>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "docgen/views/rule_selection.h"

namespace cartulary::docgen {

// For the partial difference_table: the columns that any side of the set's rulings needs and a
// row for each ruling with sides; `false` if there is none. Without a selection, all that stand in
// the set; with one, those shown, rulings that serve the set among them.
View difference_table(const SiteIndex& index, const TileSet& set, std::string_view root,
                      const RuleSelection* chosen = nullptr);

}  // namespace cartulary::docgen
