// Tables of what each publisher says: one row for each ruling, one column for each publisher.
#pragma once

#include <string_view>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "docgen/views/rule_selection.h"

namespace cartulary::docgen {

// For the partial difference_table: a row for each ruling of the set that has sides, and a column
// for each publisher that any of these sides needs; `false` if there is no such ruling. Without a
// selection the rulings are the set's own; with one they are those that it shows, including rulings
// of other sets that serve the set.
View difference_table(const SiteIndex& index, const TileSet& set, std::string_view root,
                      const RuleSelection* chosen = nullptr);

}  // namespace cartulary::docgen
