// The data of assets/search.js: the index of the search and the tables behind its words, so that
// a site of plain files ranks as the server does.
#pragma once

#include <string>
#include <string_view>

#include "engine/search/search.h"

namespace cartulary::docgen {

// `window.cartularySearch = {...};`, whose members docs/search.md tells.
std::string search_script(const Search& search);

// The page of a hit: "rules/tower.html#ransom".
std::string hit_path(SearchKind kind, std::string_view id);

}  // namespace cartulary::docgen
