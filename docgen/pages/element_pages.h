// The words of the game, figures, pieces, terms: all of them, and each with what is said of it.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page elements_page(const PageContext& context);
Page element_page(const PageContext& context, const Element& element);

}  // namespace cartulary::docgen
