// Counts of land tiles by any two of set, edge code, feature and edition: a page, a CSV file and a
// JSON file for each pair, and an index page.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"
#include "engine/query/counts.h"

namespace cartulary::docgen {

// The names of the six pairs, "set-edges" and so on, in the order in which the keys are declared.
std::vector<std::string> count_pairs();
// The two keys of such a name; nothing for any other text.
std::optional<std::vector<CountBy>> parse_count_pair(std::string_view name);

Page counts_index_page(const PageContext& context);
// REQUIRES: two keys. Parameters: those of a selection, and `q`, a query that selects the tiles to
// count.
Page counts_page(const PageContext& context, const std::vector<CountBy>& by);

// The same counts as a file; nothing if a parameter is wrong.
std::optional<std::string> counts_csv(const PageContext& context, const std::vector<CountBy>& by);
std::optional<std::string> counts_file_json(const PageContext& context,
                                            const std::vector<CountBy>& by);

}  // namespace cartulary::docgen
