// The reach of figures across placed tiles: a tower's range, the dragon's flight, and the points
// where a barn may stand.
//
//   tower_range(board, {0, 0}, /*pieces=*/2);       // up to nine cells
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"

namespace cartulary {

// Cells with tiles in range of a tower, including its own, sorted. Gaps and other towers do not
// block it (CAR 7.4, "The Tower").
std::vector<Cell> tower_range(const Board& board, Cell tower, int pieces);

inline constexpr int flight_length = 6;

// A flight of the dragon (CAR 7.4, "The dragon"): from tile to adjacent tile, never entering a tile
// twice, a closed cell (the fairy's) or the City of Carcassonne, until it has entered six tiles or
// cannot move.
struct DragonFlight {
  Cell start;
  std::vector<Cell> closed;
};
// Every cell that some flight can enter, sorted.
std::vector<Cell> dragon_reach(const Board& board, const DragonFlight& flight);
// Why the path is not a complete flight; empty if it is one.
std::string flight_fault(const Board& board, const DragonFlight& flight,
                         const std::vector<Cell>& path);

// Whether four tiles meet at the point and show only field there (CAR 7.4, "The Barn"). Does not
// check that one of them is the tile just placed.
bool barn_may_stand(const Board& board, Cell cell, Corner corner);

// The field that reaches the given corner of the tile on `cell`; none if there is a city.
std::optional<Node> field_at(const Board& board, Cell cell, Corner corner);

}  // namespace cartulary
