// A tile as it lies after a turn, for telling it in words the way it is drawn.
#pragma once

#include "engine/rotation.h"
#include "engine/tile.h"

namespace cartulary {

// A copy with edges, segments and the compass points of its symbols turned clockwise. Pieces
// that are no squares come back as they are.
Tile turned_tile(const Tile& tile, Rotation rotation);

}  // namespace cartulary
