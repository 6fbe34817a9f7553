// Compares the printings of each set and lists only the differences.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage editions_print(const PrintContext& context);

}  // namespace cartulary::docgen
