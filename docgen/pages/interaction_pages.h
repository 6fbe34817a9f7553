// Pages about interactions: how often any two sets are mentioned together, and the rules and
// rulings about two sets or elements.
#pragma once

#include <string_view>

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page interactions_page(const PageContext& context);
// Each name is that of a set, an element or both.
Page interaction_page(const PageContext& context, std::string_view a, std::string_view b);

}  // namespace cartulary::docgen
