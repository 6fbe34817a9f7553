// The checklist: sets and boxes with all that is in each, to be ticked by a collector.
//
//   PrintPage page = checklist_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage checklist_print(const PrintContext& context);

}  // namespace cartulary::docgen
