// The booklet: the rules of the chosen boxes with their rulings, positions and tiles, an index, the
// sources, and a list of what is left out.
//
//   PrintPage page = booklet_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage booklet_print(const PrintContext& context);

}  // namespace cartulary::docgen
