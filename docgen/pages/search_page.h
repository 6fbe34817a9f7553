// The search: hits for a question; on files scripts answer it.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page search_page(const PageContext& context);

}  // namespace cartulary::docgen
