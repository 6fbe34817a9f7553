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

  // REQUIRES: the piece is on the board, and its nodes are in the forest.
  void join(const Board::Piece& piece);

 private:
  void join_side(Node first, const PiecePart& part, Side own_side, const Board::Facing& there);
  // Joins the second city on a side that is shared by two cities of one tile.
  void join_shared_side(Node first, std::uint8_t node, Node there_first, std::uint8_t there);
  void join_long_sides(const Board::Piece& piece);

  const Board& board_;
  FeatureForest& forest_;
};

}  // namespace cartulary
