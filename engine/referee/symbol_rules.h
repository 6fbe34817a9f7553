// Actions that symbols on tiles allow or demand, and others in place of a figure: festivals, an
// abbot that comes home, the Mage and the Witch, little buildings. And how near shrines and
// cloisters may lie.
//
//   find_family("festival");                                // one of symbol_families()
//   crowded_shrine(ruled.seen.board(), tile, {2, 0});       // "... two shrines"
#pragma once

#include <span>
#include <string>

#include "engine/referee/action_family.h"

namespace cartulary {

std::span<const ActionFamily> symbol_families();

// Why the tile may not lie there beside cloisters and shrines, empty if it may: none of these
// touches two of the other kind, at sides or corners. CAR 7.4, "Heretics & Shrines", "1. Place a
// tile"; notes 256, 257.
Said crowded_shrine(const Board& board, const Tile& tile, Cell cell);
// The same for an abbey or any other cloister.
Said crowded_cloister(const Board& board, Cell cell);

}  // namespace cartulary
