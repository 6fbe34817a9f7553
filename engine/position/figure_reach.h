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

// A ferry that is the first along a road from a piece, and how many tiles lead to its lake.
struct FirstFerry {
  Cell cell;
  int tiles = 0;
  friend bool operator==(const FirstFerry&, const FirstFerry&) = default;
};
// Those along all roads that leave the piece, each once, sorted by cell (CAR 7.4, "Extending a Road
// with Ferries and Changing Ferries"). Roads go on through tunnels and over bridges. A ferry on the
// piece itself is none of them.
std::vector<FirstFerry> first_ferries(const Board& board, int piece);

// The node of a segment of the piece. Of a road that a tunnel divides, that on the side of the
// spot. REQUIRES: the spot is a segment.
Node node_of(const Board::Piece& piece, const Spot& spot);

// The places of the tile that lies there: its spot_names(), both parts of a road that a tunnel
// divides, and the bridge over it. REQUIRES: a tile lies there.
std::vector<std::string> spot_names(const Board& board, Cell cell);
// Those of its roads that end at a tunnel opening.
std::vector<std::string> opening_names(const Board::Piece& piece);

// The field that reaches the given corner of the tile on `cell`; none if there is a city.
std::optional<Node> field_at(const Board& board, Cell cell, Corner corner);

}  // namespace cartulary
