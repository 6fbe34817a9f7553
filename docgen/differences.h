// Tables of who says what: one row a ruling, one column a publisher.
#pragma once

#include "docgen/rule_selection.h"
#include "docgen/site_index.h"
#include "docgen/view.h"

namespace cartulary {

// For the partial difference_table: the columns that any side of the set's rulings needs and a
// row for each ruling with sides; `false` if there is none. Without a selection, all of them.
View difference_table(const SiteIndex& index, const TileSet& set, std::string_view root,
                      const RuleSelection* chosen = nullptr);

}  // namespace cartulary
