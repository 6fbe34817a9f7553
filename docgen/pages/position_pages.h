// Pages about positions: the list, set by set, and one page for each with the engine's findings.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page positions_page(const PageContext& context);
Page position_page(const PageContext& context, const Position& position);

}  // namespace cartulary::docgen
