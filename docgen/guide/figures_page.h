// The page of figures: a table of what each can do.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

// Shows the figures of every set, unless some are chosen.
Page figures_page(const PageContext& context);

}  // namespace cartulary::docgen
