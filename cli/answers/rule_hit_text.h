// The text answer of `cartulary rules`: what a search in the rules found.
//
//   call.print(rule_hits_text(catalog, hits, nullptr, call.width(), call.style()));
#pragma once

#include <cstddef>
#include <string>

#include "cli/terminal/terminal.h"
#include "engine/search/rule_search.h"
#include "engine/tile/catalog.h"

namespace cartulary::cli {

// The number of hits, then each hit with its status, title, set, snippet (with the matches marked
// if there are colours), source and id, and how far it was read for the chosen printing; then what
// was left out. A null selection: nothing was chosen.
std::string rule_hits_text(const Catalog& catalog, const RuleHits& hits, const Selection* selection,
                           std::size_t width, const Style& style);

}  // namespace cartulary::cli
