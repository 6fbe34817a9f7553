// Placement: a tile with its cell and rotation.
//
// `cell` is the square that the tile covers; for a piece of several cells (a double, the Wheel's
// start piece) it is the least x and the least y of the cells covered after rotation. A double at
// R0 has its first square (N1, S1) in the west, at R90 in the north. A halfling covers the half
// towards its legs: at R0 leg A is in the south and leg B in the west, and its long side faces
// north-east.
#pragma once

#include "engine/tile/cell.h"
#include "engine/tile/rotation.h"
#include "engine/tile/tile.h"

namespace cartulary {

struct Placement {
  const Tile* tile = nullptr;
  Cell cell;
  Rotation rotation = Rotation::R0;
  friend bool operator==(const Placement&, const Placement&) = default;
};

}  // namespace cartulary
