// PieceJoiner: updates the feature forest for a newly placed piece: joins the piece's nodes with
// each other and with neighbouring nodes, and closes the sides that meet.
//
// Holds references to the board and its forest.
//
//   PieceJoiner(board, forest).join(board.pieces().back());
#pragma once

#include <cstdint>

#include "engine/board/board.h"
#include "engine/board/feature_forest.h"
#include "engine/tile/piece_layout.h"
#include "engine/tile/side.h"

namespace cartulary {

class PieceJoiner {
 public:
  PieceJoiner(const Board& board, FeatureForest& forest) : board_(board), forest_(forest) {}

  // REQUIRES: the piece is the last on the board, and its nodes are in the forest.
  void join(const Board::Piece& piece);
  // Joins what meets at two sides that touch.
  void join_side(const Board::Facing& own, const Board::Facing& there);

 private:
  // Joins the second city on a side that is shared by two cities of one tile.
  void join_shared_side(Node node, Node there);
  void join_long_sides(const Board::Piece& piece);

  const Board& board_;
  FeatureForest& forest_;
};

}  // namespace cartulary
