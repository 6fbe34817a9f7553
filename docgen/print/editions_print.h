// Sets printing by printing, only what differs, for paper.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage editions_print(const PrintContext& context);

}  // namespace cartulary::docgen
