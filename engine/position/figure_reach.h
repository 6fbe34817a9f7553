// How far figures reach over the tiles that lie: a tower's range, the dragon's flight, and the
// points where a barn may stand.
//
//   tower_range(board, {0, 0}, /*pieces=*/2);       // up to nine cells
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"

namespace cartulary {

// Cells with tiles in range of a tower, its own included, sorted. Gaps and other towers do not
// stop it (CAR 7.4, "The Tower").
std::vector<Cell> tower_range(const Board& board, Cell tower, int pieces);

inline constexpr int flight_length = 6;

// The flight of the dragon (CAR 7.4, "The dragon"): side by side over tiles, no tile twice, never
// onto a closed cell (the fairy's) or the City of Carcassonne, until six tiles or nowhere to go.
struct DragonFlight {
  Cell start;
  std::vector<Cell> closed;
};
// Every cell that some flight enters, sorted.
std::vector<Cell> dragon_reach(const Board& board, const DragonFlight& flight);
// Why the path is no whole flight, empty if it is one.
std::string flight_fault(const Board& board, const DragonFlight& flight,
                         const std::vector<Cell>& path);

// Whether four tiles meet at the point and show nothing but field there (CAR 7.4, "The Barn").
// That one of them must be the tile just placed is not minded.
bool barn_may_stand(const Board& board, Cell cell, Corner corner);

// The field of the tile on that cell which reaches its corner; none where it shows a city there.
std::optional<Node> field_at(const Board& board, Cell cell, Corner corner);

}  // namespace cartulary
