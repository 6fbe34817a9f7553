// Checks a single tile: its edges against its segments, its fields against its cities.
//
// The half sides of a tile form a circle, clockwise from the left half of side 0. A road or river
// with two or more sides cuts the circle into arcs, in the middle of each of its sides.
//
// A side is c (city), f (field), r (road), s (river), x (inside a start piece), ? (not known) or *
// (fits anything).
//
// - The edges have one letter per side. Those of a square are the first of its four rotations in
//   the order c f r s x ? *.
// - A side c, r or s is touched by exactly one segment of its kind.
// - A side f, x, ? or * is touched by no city, road or river.
// - Each half of a side f, r or s lies in exactly one field.
// - Each half of a side x lies in at most one field, and each half of another side in none.
// - A city names half of a side only if the side belongs to another city.
// - If the edges contain a ?, the interior is unknown.
// - If the interior is unknown, there are no segments.
// - Each letter of `adjoins`, which says that segments touch on the tile, occurs in at least two.
//
// And of the fields, whose key `cities` lists the cities that they border:
//
// - `cities` names only cities.
// - A half side next to a city side lists that city. Exception: the tile is `apart`, so that the
//   two need not touch.
// - A field within one arc lists no city that lies entirely in other arcs.
// - A field lies in several arcs only if the road or river has a tunnel.
// - No two fields alternate round the tile, so that one would cross the other.
// - A tile that is `crossing` is exempt from the last three, for example because of a bridge.
// - A tile is `apart` or `crossing` only if it needs the exception.
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
