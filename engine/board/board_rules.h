// BoardRules: where a piece may lie on a board, and why a place is against the rules.
//
// CAR 7.4: "1. Place a tile" (sides match, one side touches), "The abbey" (all four sides
// bordered), "The River" (a river tile continues the river, no U-turn at once: note 475), "The
// River II" (branches are not joined), "Halflings I and II" (long sides meet long sides alone).
//
// Refers to the board. Board asks it for its members of the same names, which say more.
//
//   BoardRules(board).faults(placement)[0].why;    // "north side is city, the tile there shows
//   field"
#pragma once

#include <string>
#include <vector>

#include "engine/board/board.h"

namespace cartulary {

class BoardRules {
 public:
  explicit BoardRules(const Board& board) : board_(board) {}

  // Whether Board::place() takes the piece at all, legal or not; its errors.
  Status can_place(const Placement& placement) const;
  bool legal(const Placement& placement) const;
  std::vector<PlaceFault> faults(const Placement& placement) const;
  std::vector<Placement> placements(const Tile& tile) const;
  RotationSet hole_turns(int hole, CodeNumber code) const;

  // Whether a river tile that is entered across `river_side` and left by one of the `exits` bends
  // the same way as the tile before it. That tile's own entry is where the earliest laid river
  // tile beside it lies; at a spring there is none.
  bool turns_back(Cell cell, Side river_side, unsigned exits) const;

 private:
  // Whether the piece is a halfling for the free half of a cell with one halfling.
  bool half_free(const Placement& placement) const;
  RotationSet turns_at(int hole, const KitPiece& piece) const;
  // Pieces that are no plain squares, and first pieces: every place that can touch is tried.
  std::vector<Placement> odd_placements(const Tile& tile) const;

  const Board& board_;
};

}  // namespace cartulary
