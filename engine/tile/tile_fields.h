// Whether the fields of a tile can be told from its cities, roads and rivers alone. If so, the
// description of the tile in words leaves the fields out.
//
// True for BA-15, where a road divides the fields. False for a tile on which a fair divides the
// field between two cities.
#pragma once

#include "engine/tile/tile.h"

namespace cartulary {

// True if two half sides are in the same field exactly when no city, road or river that touches
// several sides runs between them. Roads that end on the tile count as meeting there. A single road
// that ends there counts as one with the segments that it adjoins. False if a field touches no
// side.
bool fields_follow_edges(const Tile& tile);

}  // namespace cartulary
