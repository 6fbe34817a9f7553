// The page for choosing a print: what, for which boxes, on which paper; and the page in place of a
// print that cannot be made.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page print_start_page(const PageContext& context);
Page print_fault_page(const Error& error, int status);

}  // namespace cartulary::docgen
