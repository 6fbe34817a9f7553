// The pages of positions: all of them, set by set, and each with what the engine finds there.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page positions_page(const PageContext& context);
Page position_page(const PageContext& context, const Position& position);

}  // namespace cartulary::docgen
