// The page of figures: what each can do, as one table.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

// Of every set, unless some are chosen.
Page figures_page(const PageContext& context);

}  // namespace cartulary::docgen
