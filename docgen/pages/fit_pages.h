// Which tile fits? The home page with the picker of a hole's sides, the start page that reads a
// pattern from a form, and a page for each pattern with the tiles that fit and their chances.
#pragma once

#include "docgen/base/page.h"
#include "engine/tile/pattern.h"

namespace cartulary::docgen {

Page home_page(const PageContext& context);
// A pattern from parameters, or the picker.
Page fit_start_page(const PageContext& context);
Page fit_page(const PageContext& context, Pattern pattern);

}  // namespace cartulary::docgen
