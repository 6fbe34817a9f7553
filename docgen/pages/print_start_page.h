// The page for choosing a print: what, for which boxes, on which paper.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page print_start_page(const PageContext& context);

}  // namespace cartulary::docgen
