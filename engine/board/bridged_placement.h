// Where a tile may be laid if a bridge is built at once, on it or on a neighbour, so that a road
// goes on where it would meet field.
//
//   for (const BridgedPlacement& each : bridged_placements(board, tile))
//     each.placement, each.bridge, each.end     // the tile, and the bridge that makes it fit
//
// CAR 7.4, "Bridges": a tile may be placed so that a road ends at a farm if it is continued by a
// bridge in the same turn.
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace cartulary {

struct BridgedPlacement {
  Placement placement;
  Cell bridge;
  Side end = Side::N;  // the first end of the bridge: N or W
  friend bool operator==(const BridgedPlacement&, const BridgedPlacement&) = default;
};

// The placements that are not legal without a bridge, each with every bridge that makes it legal:
// by cell, rotation, then the bridge's cell and end.
std::vector<BridgedPlacement> bridged_placements(const Board& board, const Tile& tile);
// Those of one placement.
std::vector<BridgedPlacement> bridges_for(const Board& board, const Placement& placement);

}  // namespace cartulary
