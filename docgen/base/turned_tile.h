// A copy of a square tile as it looks after a rotation, for describing a rotated picture in words.
#pragma once

#include "engine/tile/rotation.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// Turns edges, segments and the directions of fliers and wind roses clockwise. Tiles of other
// shapes are returned unchanged.
Tile turned_tile(const Tile& tile, Rotation rotation);

}  // namespace cartulary::docgen
