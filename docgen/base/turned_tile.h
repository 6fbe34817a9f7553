// A square tile as it looks after a turn, as a value of its own: for telling in words what a
// turned picture shows.
#pragma once

#include "engine/tile/rotation.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// Edges, segments and the directions of fliers and wind roses are turned clockwise. Other
// shapes stay as they are.
Tile turned_tile(const Tile& tile, Rotation rotation);

}  // namespace cartulary::docgen
