// Where what a search found stands on the site.
#pragma once

#include <string>
#include <string_view>

#include "engine/search/search.h"

namespace cartulary::docgen {

// The page of a hit: "rules/tower.html#ransom".
std::string hit_path(SearchKind kind, std::string_view id);

}  // namespace cartulary::docgen
