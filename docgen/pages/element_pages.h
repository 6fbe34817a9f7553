// Pages about elements (figures, pieces and terms of the game): the list, and one page for each.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page elements_page(const PageContext& context);
Page element_page(const PageContext& context, const Element& element);

}  // namespace cartulary::docgen
