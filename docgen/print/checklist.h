// The checklist: sets and boxes with their contents, for collectors to tick off what they own.
//
//   PrintPage page = checklist_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage checklist_print(const PrintContext& context);

}  // namespace cartulary::docgen
