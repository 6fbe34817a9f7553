// Pages about edge codes: the copies of each code in each set, the tiles of one code, and the codes
// that no tile of a game has.
#pragma once

#include "docgen/base/page.h"
#include "engine/tile/edge_code.h"

namespace cartulary::docgen {

Page edges_page(const PageContext& context);
Page edge_page(const PageContext& context, EdgeCode code);
// Dead codes: holes with four known sides that no tile can fill.
Page dead_page(const PageContext& context);

}  // namespace cartulary::docgen
