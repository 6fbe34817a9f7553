// The manifest: what lies in the bag, to be ticked off while playing: by set, and composite,
// tiles alike in the layout of city, road, river and field together.
//
//   PrintPage page = manifest_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage manifest_print(const PrintContext& context);
// Its parts, for another document that holds them.
void set_manifest(const PrintContext& context, View& view);

}  // namespace cartulary::docgen
