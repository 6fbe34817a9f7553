// Words of two languages side by side, for paper.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// All of them, whatever the selection.
PrintPage words_print(const PrintContext& context);

}  // namespace cartulary::docgen
