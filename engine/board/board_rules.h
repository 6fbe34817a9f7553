// BoardRules: decides where a piece may be placed on a board, and explains why a placement is
// illegal.
//
// The rules, by section of CAR 7.4 (tile/source.h): "1. Place a tile" (sides match, one side
// touches), "The abbey" (all four sides bordered), "The River" (a river tile continues the river,
// no U-turn at once: note 475), "The River II" (branches are not joined), "Halflings I and II"
// (long sides meet only long sides).
//
// Holds a reference to the board. Board forwards to the members of the same names, where they are
// documented.
//
//   BoardRules(board).faults(placement)[0].why;
//       // "north side is city, the tile there shows field"
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace cartulary {

// What a neighbour shows, in words: "field".
Said shown_words(char letter);

class BoardRules {
 public:
  explicit BoardRules(const Board& board) : board_(board) {}

  // Whether Board::place() accepts the piece at all, legal or not. Errors: those of Board::place().
  Status can_place(const Placement& placement) const;
  bool legal(const Placement& placement) const;
  std::vector<PlaceFault> faults(const Placement& placement) const;
  // All of the faults; empty if there are none.
  Said why_illegal(const Placement& placement) const;
  // The same of a laid piece beside those that were laid before it.
  Said why_illegal(int piece) const;
  std::vector<Placement> placements(const Tile& tile) const;
  RotationSet hole_turns(int hole, CodeNumber code) const;

  // Whether a river tile entered across `river_side` and left by one of the `exits` bends the same
  // way as the river tile before it. That tile's entry is the side of its earliest placed river
  // neighbour; a spring has none.
  bool turns_back(Cell cell, Side river_side, unsigned exits) const;

 private:
  // Whether faults() has none.
  bool breaks_none(const Placement& placement) const;
  // Whether the piece is a halfling that fits the free half of a cell with one halfling.
  bool half_free(const Placement& placement) const;
  RotationSet turns_at(int hole, const KitPiece& piece) const;
  // For pieces that are not plain squares, and for first pieces: tries every placement that can
  // touch.
  std::vector<Placement> odd_placements(const Tile& tile) const;

  const Board& board_;
};

}  // namespace cartulary
