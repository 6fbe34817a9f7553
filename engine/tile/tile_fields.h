// Whether the fields of a tile lie as its cities, roads and rivers would have anyone expect.
//
// Then words need not tell them. BA-15 follows its edges; a tile with a fair that parts the
// field between two cities does not.
#pragma once

#include "engine/tile/tile.h"

namespace cartulary {

// True if two half sides are in one field exactly when no city, road or river that touches
// several sides runs between them; roads that end on the tile count as meeting there, and
// segments that adjoin count as one. False if a field touches no side.
bool fields_follow_edges(const Tile& tile);

}  // namespace cartulary
