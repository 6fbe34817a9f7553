// The consolidated tile reference: every tile by edge code and again by set, with copies and totals
// that add up, and an index of features.
//
//   PrintPage page = tiles_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage tiles_print(const PrintContext& context);

// Sets only its lists, for the partial print_tiles, which the whole reference includes.
void set_tile_reference(const PrintContext& context, View& view);

}  // namespace cartulary::docgen
