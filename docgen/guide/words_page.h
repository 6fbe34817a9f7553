// The page of English and German words.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

// All of them, or on a server those that `q` finds.
Page words_page(const PageContext& context);

}  // namespace cartulary::docgen
