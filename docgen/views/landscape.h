// The land of the home page: tiles of base game, Inns and The River around one hole, as one
// picture.
//
// The hole and its four neighbours are left open: the page lays there what the reader chooses. All
// that borders on the neighbours is field, so that whatever they show towards the hole fits.
//
//   std::string svg = landscape_svg(catalog);      // 1500 by 500 units, 100 to a tile
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/board/placement.h"
#include "engine/tile/catalog.h"
#include "engine/tile/edge.h"
#include "engine/tile/side.h"

namespace cartulary::docgen {

inline constexpr Cell landscape_size{15, 5};
inline constexpr Cell landscape_hole{4, 2};

// In rows from north to south; tiles that the catalog lacks are left out.
std::vector<Placement> landscape_tiles(const Catalog& catalog);

// One standalone <svg> without title: the page says what it shows.
std::string landscape_svg(const Catalog& catalog);

// The tile that lies at a side of the hole and shows this edge to it, all else field.
std::optional<Placement> landscape_neighbour(const Catalog& catalog, Side side, Edge edge);

}  // namespace cartulary::docgen
