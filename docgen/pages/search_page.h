// The search page, with the hits for a question. In the static site, scripts answer it.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page search_page(const PageContext& context);

}  // namespace cartulary::docgen
