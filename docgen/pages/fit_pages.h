// Pages about which tiles fit a hole: the home page with the picker for its sides, the start page
// that reads a pattern from a form, and a page for each pattern with the fitting tiles and their
// chances.
#pragma once

#include "docgen/base/page.h"
#include "engine/tile/pattern.h"

namespace cartulary::docgen {

Page home_page(const PageContext& context);
// Answers the pattern in the parameters, or shows the picker without one.
Page fit_start_page(const PageContext& context);
Page fit_page(const PageContext& context, Pattern pattern);

}  // namespace cartulary::docgen
