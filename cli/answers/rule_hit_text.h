// The hits of `cartulary rules` as text for reading.
#pragma once

#include <cstddef>
#include <string>

#include "cli/terminal/terminal.h"
#include "engine/search/rule_search.h"
#include "engine/tile/catalog.h"

namespace cartulary::cli {

// Each hit with its status, title, set, snippet (what was found is marked where there are
// colours), source and id; before them how many there are, after them what was left out.
std::string rule_hits_text(const Catalog& catalog, const RuleHits& hits, std::size_t width,
                           const Style& style);

}  // namespace cartulary::cli
