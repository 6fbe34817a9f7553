// Checks a single tile: its edges against its segments, its fields against its cities.
//
// The half sides of a tile form a circle, clockwise from the left half of side 0. A road or river
// with two or more sides cuts the circle into arcs, in the middle of each of its sides.
//
// - The edges have one letter per side and, for a square, are the least of the four turns.
// - A side c, r or s is touched by exactly one segment of its kind; a side f, x, ? or * by none.
// - A half side of a side f, r or s lies in exactly one field, of a side x in at most one, of any
//   other side in none.
// - If the edges contain a ?, the interior is unknown; if the interior is unknown, there are no
//   segments.
// - `cities` names only cities. A half side next to a city side lists that city, unless the tile is
//   `apart`. Unless the tile is `crossing`, a field within one arc lists no city that lies entirely
//   in other arcs, only a tunnel lets a field lie in several arcs, and no two fields alternate
//   round the tile. Neither word may appear where nothing needs it.
// - Each letter of `adjoins` occurs in at least two segments.
#pragma once

#include "tiledb/draft/tile_draft.h"
#include "tiledb/yaml/error_list.h"

namespace cartulary::tiledb {

// REQUIRES: each segment's sides and halves exist in the tile's shape.
void check_tile(const TileDraft& draft, ErrorList& errors);

// Steps of check_tile().
void check_edges(const TileDraft& draft, ErrorList& errors);
void check_sides(const TileDraft& draft, ErrorList& errors);

}  // namespace cartulary::tiledb
