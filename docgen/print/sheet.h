// The table sheet: the order of play, the scoring and the figures of a selection on two sides.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage sheet_print(const PrintContext& context);

}  // namespace cartulary::docgen
