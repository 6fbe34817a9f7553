// Proxies: tiles of 45 mm with cutting marks, and backs for the reverse side, to replace lost
// tiles. All drawings are our own.
//
//   PrintPage page = proxies_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage proxies_print(const PrintContext& context);

// The tiles that cannot be cut out: "IC-20 ×6 (no landscape); HL2-01 (sides not known)"; empty if
// all can.
Said proxies_left_out(const PrintContext& context);

}  // namespace cartulary::docgen
