// Whether the fields of a tile lie as its cities, roads and rivers suggest.
//
// If so, a description need not mention them. BA-15 follows its edges; a tile with a fair that
// divides the field between two cities does not.
#pragma once

#include "engine/tile/tile.h"

namespace cartulary {

// True if two half sides are in the same field exactly when no city, road or river that touches
// several sides runs between them. Roads that end on the tile count as meeting there. A single road
// that ends there counts as one with the segments that it adjoins. False if a field touches no
// side.
bool fields_follow_edges(const Tile& tile);

}  // namespace cartulary
