// The hits of `cartulary rules` as text for reading.
#pragma once

#include <cstddef>
#include <string>

#include "cli/terminal/terminal.h"
#include "engine/search/rule_search.h"
#include "engine/tile/catalog.h"

namespace cartulary::cli {

// Each hit with its status, title, set, snippet (what was found is marked where there are
// colours), source and id, and how far it was read for the printing chosen; before them how many
// there are, after them what was left out. A null selection: nothing was chosen.
std::string rule_hits_text(const Catalog& catalog, const RuleHits& hits, const Selection* selection,
                           std::size_t width, const Style& style);

}  // namespace cartulary::cli
