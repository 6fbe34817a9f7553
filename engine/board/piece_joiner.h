// PieceJoiner: joins the nodes of a piece that was laid with each other and with those beside it,
// and closes the sides that meet, in the forest of features.
//
// Refers to the board and to its forest.
//
//   PieceJoiner(board, forest).join(board.pieces().back());
#pragma once

#include <cstdint>

#include "engine/board/board.h"
#include "engine/board/feature_forest.h"
#include "engine/board/piece_layout.h"
#include "engine/tile/side.h"

namespace cartulary {

class PieceJoiner {
 public:
  PieceJoiner(const Board& board, FeatureForest& forest) : board_(board), forest_(forest) {}

  // REQUIRES: the piece lies on the board, and its nodes are in the forest.
  void join(const Board::Piece& piece);

 private:
  void join_side(Node first, const PiecePart& part, Side own_side, const Board::Facing& there);
  // The second city of a side that two of one tile share.
  void join_shared_side(Node first, std::uint8_t node, Node there_first, std::uint8_t there);
  void join_long_sides(const Board::Piece& piece);

  const Board& board_;
  FeatureForest& forest_;
};

}  // namespace cartulary
