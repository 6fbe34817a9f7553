// Ways to narrow a list of tiles: chips for features, sets and printings with how many of the tiles
// shown have each, and the four sides. Each is a link that writes the query; a chip that is in the
// query takes itself out again.
//
//   const AskedList asked{page_paths::tiles.of(), "has:inn set:tower", kept};
//   page.view.set("facets", tile_facets(index, hits->tiles, asked)).set("sides",
//   side_facets(asked));
#pragma once

#include <span>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "docgen/views/facet_group.h"
#include "engine/bag/bag.h"

namespace cartulary::docgen {

View tile_facets(const SiteIndex& index, std::span<const HeldPiece> tiles, const AskedList& asked);
View side_facets(const AskedList& asked);

// The same ways on a site of files: links to the pages of features and sets.
View tile_doors(const SiteIndex& index);

}  // namespace cartulary::docgen
