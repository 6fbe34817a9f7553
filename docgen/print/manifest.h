// The manifest: the tiles in the bag, to tick off while playing. It lists them by set, and again as
// a composite list that groups tiles with the same layout of city, road, river and field.
//
//   PrintPage page = manifest_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

PrintPage manifest_print(const PrintContext& context);
// Sets the views of the manifest, for a document that includes it.
void set_manifest(const PrintContext& context, View& view);

}  // namespace cartulary::docgen
