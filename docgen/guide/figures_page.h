// The page play/figures.html: which figures there are, and what each of them can do. The answers
// come from content/guides/figures.yaml; their notes are numbered and stand below the table.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

// Shows the figures of every set, unless some are chosen.
Page figures_page(const PageContext& context);

}  // namespace cartulary::docgen
