// The landscape of the home page: tiles of the base game, Inns and The River around one hole, as
// one picture.
//
// The hole and its four neighbours are left empty, and the page fills them with what the reader
// chooses. Every edge next to a neighbour is field, so that the neighbour fits whatever it shows to
// the hole.
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

// The tiles in rows from north to south. Tiles that the catalog lacks are left out.
std::vector<Placement> landscape_tiles(const Catalog& catalog);

// One standalone <svg>. It has no title, since the page describes it.
std::string landscape_svg(const Catalog& catalog);

// The tile next to the hole on this side that shows this edge to it and is field elsewhere.
std::optional<Placement> landscape_neighbour(const Catalog& catalog, Side side, Edge edge);

}  // namespace cartulary::docgen
