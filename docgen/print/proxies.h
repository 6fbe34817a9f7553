// Proxies: tiles at their size of 45 mm with cutting marks, and backs behind them, to stand in for
// a tile that was lost. All drawings are our own.
//
//   PrintPage page = proxies_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage proxies_print(const PrintContext& context);

// "IC-20 ×6 (no landscape); HL2-01 (sides not known)"; empty if all can be cut out.
std::string proxies_left_out(const PrintContext& context);

}  // namespace cartulary::docgen
