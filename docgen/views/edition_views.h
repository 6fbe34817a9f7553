// Views of a set's table of printings, for the partial edition_table: on the page and in its print.
#pragma once

#include <string_view>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "engine/rule/edition_table.h"

namespace cartulary::docgen {

View edition_table_view(const SiteIndex& index, const EditionTable& table, std::string_view root);

}  // namespace cartulary::docgen
