// The checks of one tile: edges against segments, fields against cities.
//
// The half sides of a tile form a circle, clockwise from the left half of side 0; a road or a
// river with two or more sides cuts the circle into arcs in the middle of each of its sides.
//
// - The edges have one letter a side and, of a square, are the least of the four turns.
// - A side c, r or s is touched by exactly one segment of its kind, a side f, x, ? or * by none.
// - A half side of a side f, r or s lies in exactly one field, of an x side in at most one, of
//   any other side in none.
// - With a ? among the edges the interior is unknown; where it is, there are no segments.
// - `cities` names cities. A half side beside a city side lists that city, unless the tile is
//   `apart`; a field within one arc lists no city that lies wholly in other arcs, and lies in
//   other arcs only under a tunnel, unless the tile is `crossing`. Neither word stands where
//   nothing needs it.
// - A letter of `adjoins` stands at two segments or more.
#pragma once

#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/error_list.h"

namespace cartulary::tiledb {

// REQUIRES: each segment's sides and halves belong to the tile's shape.
void check_tile(const TileDraft& draft, ErrorList& errors);

// The parts of it.
void check_edges(const TileDraft& draft, ErrorList& errors);
void check_sides(const TileDraft& draft, ErrorList& errors);

}  // namespace cartulary::tiledb
