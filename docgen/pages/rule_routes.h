// The addresses of the pages on rules: which page stands at a path, and all of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/pages/page.h"

namespace cartulary::docgen {

// rules/, rulings/, elements/, status/ and with/; nothing for another path. Any two names are
// answered under with/, in either order.
std::optional<Page> rule_page_at(std::string_view path, const PageContext& context);

// Those of the static site; of pairs the ones that any record speaks of, of elements the ones
// with at least least_element_pair.
std::vector<std::string> rule_page_paths(const SiteIndex& index);

}  // namespace cartulary::docgen
