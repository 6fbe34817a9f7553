// Ways to narrow a list of tiles: filter buttons ("chips", facet_group.h) for features, sets and
// printings, with the number of shown tiles that have each, and a choice for each of the four
// sides. Each is a link that changes the query: a chip adds its term, or removes it if the query
// has it already.
//
//   const AskedList asked{page_paths::tiles.of(), "has:inn set:tower", kept};
//   page.view.set("facets", tile_facets(index, hits->tiles, asked))
//       .set("sides", side_facets(asked));
#pragma once

#include <span>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "docgen/views/facet_group.h"
#include "engine/bag/bag.h"

namespace cartulary::docgen {

View tile_facets(const SiteIndex& index, std::span<const HeldPiece> tiles, const AskedList& asked);
View side_facets(const AskedList& asked);

// The counterpart on a site of files: links to the pages of features.
View tile_doors(const SiteIndex& index);

}  // namespace cartulary::docgen
