// The holes of a board: every empty cell next to a tile, with the tiles that fit and the chance
// that one is drawn.
//
//   for (const HoleAnswer& hole : holes(board, {})) ...     // sorted by y, then x
#pragma once

#include <optional>
#include <vector>

#include "engine/bag/fit.h"
#include "engine/board/board.h"

namespace cartulary {

// Exact chances. During the river phase river tiles are drawn before land tiles, and the chances
// follow that order: a hole that needs land has chance 0 for the next draw.
struct HoleChance {
  double next_draw = 0;
  double before_end = 0;  // the last `hidden` tiles of the bag are never drawn
  std::optional<InDraws> in_draws;
  std::optional<MineChance> mine;
};

struct HoleAnswer {
  Cell cell;
  Pattern pattern;  // a side is empty ("[]") if the neighbour's side is not known
  int sides = 0;    // neighbouring tiles
  int copies = 0;
  int designs = 0;
  int any = 0;  // unplaced copies of pieces that fit any side; 0 without four neighbours
  HoleState state = HoleState::Open;
  bool unknown = false;  // a neighbouring side is not recorded, so the answer may be incomplete
  HoleChance chance;
  std::vector<FittingTile> tiles;  // only those with copies left; listing order
};

// Sorted by y, then x.
std::vector<HoleAnswer> holes(const Board& board, const OddsQuestion& question);
HoleAnswer hole_answer(const Board& board, int hole, const OddsQuestion& question);
// The chance of a hole that `copies` tiles fit, either all land or all river tiles.
HoleChance hole_chance(const DrawPool& pool, bool river_hole, int copies, int copies_now,
                       const OddsQuestion& question);

// Holes that compete for the same last tile: one copy of it is left, and nothing else fits them.
struct Rivals {
  const Tile* tile = nullptr;
  std::vector<Cell> cells;  // at least two, sorted
  friend bool operator==(const Rivals&, const Rivals&) = default;
};
// By tile in listing order.
std::vector<Rivals> rivals(const Board& board);

}  // namespace cartulary
