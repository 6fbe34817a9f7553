// Placement: a tile, where it lies and how it is turned.
//
// `cell` is the square it covers; for a piece of several cells (a double, the Wheel's start
// piece) the corner with the least x and least y of what it covers as it lies. A double at R0
// has its first square (N1, S1) in the west, at R90 in the north. A halfling covers the half
// towards its legs: at R0 leg A lies south and leg B west, its long side looks north-east.
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
