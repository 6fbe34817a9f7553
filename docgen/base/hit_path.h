// The page of the site that shows a search hit.
#pragma once

#include <string>
#include <string_view>

#include "engine/search/search.h"

namespace cartulary::docgen {

// The path of the page, with an anchor where the record is part of a page:
// "rules/tower.html#ransom".
std::string hit_path(SearchKind kind, std::string_view id);

}  // namespace cartulary::docgen
