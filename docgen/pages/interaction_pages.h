// Where sets and elements meet: how often any two sets do, and what is said of two of them.
#pragma once

#include <string_view>

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page interactions_page(const PageContext& context);
// Each name is of a set, of an element or of both.
Page interaction_page(const PageContext& context, std::string_view a, std::string_view b);

}  // namespace cartulary::docgen
