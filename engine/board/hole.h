// The holes of a board: every empty cell beside a tile, with what fits there and whether it
// will come.
//
//   for (const HoleAnswer& hole : holes(board, {})) ...     // sorted by y, then x
#pragma once

#include <optional>
#include <vector>

#include "engine/bag/fit.h"
#include "engine/board/board.h"

namespace cartulary {

// Exact. While the river is laid, river tiles are drawn first and land tiles after them, and
// the chances follow that order: the next draw of a hole that asks for land has chance 0.
struct HoleChance {
  double next_draw = 0;
  double before_end = 0;  // with `hidden` tiles that are never drawn, the last of the bag
  std::optional<InDraws> in_draws;
  std::optional<MineChance> mine;
};

struct HoleAnswer {
  Cell cell;
  Pattern pattern;  // a side is empty ("[]") where what lies there is not known
  int sides = 0;    // placed neighbours
  int copies = 0;
  int designs = 0;
  int any = 0;  // copies left of pieces that fit anything, where four neighbours lie
  HoleState state = HoleState::Open;
  bool unknown = false;  // as far as is known: a side beside it is recorded nowhere
  HoleChance chance;
  std::vector<FittingTile> tiles;  // with copies left; listing order
};

// Sorted by y, then x.
std::vector<HoleAnswer> holes(const Board& board, const OddsQuestion& question);
HoleAnswer hole_answer(const Board& board, int hole, const OddsQuestion& question);
// The chance of a hole of which `copies` fit, all of them land or all of them river tiles.
HoleChance hole_chance(const DrawPool& pool, bool river_hole, int copies, int copies_now,
                       const OddsQuestion& question);

// Holes that want the same last tile: one copy is left of it, and nothing else fits any of them.
struct Rivals {
  const Tile* tile = nullptr;
  std::vector<Cell> cells;  // two or more, sorted
  friend bool operator==(const Rivals&, const Rivals&) = default;
};
// By tile in listing order.
std::vector<Rivals> rivals(const Board& board);

}  // namespace cartulary
