// The page for counting the contents of boxes, set by set, to see what is missing: every tile with
// its copies and every figure or token of every set. Without scripts it is a checklist to print; a
// script counts taps and writes the letter to the publisher.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page box_count_page(const PageContext& context);

}  // namespace cartulary::docgen
