// Ways to narrow a list of tiles: chips for features, sets and printings with how many of the tiles
// shown have each, and the four sides. Each is a link that writes the query; a chip that is in the
// query takes itself out again.
//
//   page.view.set("facets", tile_facets(index, hits->tiles, {"has:inn set:tower", kept}));
//   page.view.set("sides", side_facets({"has:inn", kept}));
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "docgen/base/page_parameters.h"
#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "engine/bag/bag.h"

namespace cartulary::docgen {

// What is asked: the query, and the other parameters, which the links keep.
struct AskedTiles {
  std::string_view query;
  const PageParameters& kept;
};

View tile_facets(const SiteIndex& index, std::span<const HeldPiece> tiles, const AskedTiles& asked);
View side_facets(const AskedTiles& asked);

// The same ways on a site of files: links to the pages of features and sets.
View tile_doors(const SiteIndex& index);

// A query with a term more, or without it where it stood: "has:inn" and "set:tower" give
// "has:inn set:tower".
std::string with_term_switched(std::string_view query, std::string_view term);

}  // namespace cartulary::docgen
