// The page on which one counts what lies before one, set by set, and sees what is missing: every
// tile with its copies and every figure or token of every set. Without scripts it is a list to tick
// on paper; a script makes it count taps and write the letter to the publisher.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page box_count_page(const PageContext& context);

}  // namespace cartulary::docgen
