#include "engine/board/piece_joiner.h"

namespace cartulary {

void PieceJoiner::join_side(const Board::Facing& own, const Board::Facing& there) {
  constexpr Node nothing = Board::nothing;
  // CAR 7.4, "The abbey": neighbouring tiles are closed on the sides that face the abbey.
  const auto close_at_abbey = [&](const Board::Facing& closed) {
    if (closed.side_node == nothing) return;
    forest_.close_side(closed.side_node);
    for (const Node second : {closed.left, closed.right})
      if (closed.letter == 'c' && second != nothing) forest_.close_side(second);
  };
  if (there.letter == '*') close_at_abbey(own);
  if (own.letter == '*') close_at_abbey(there);
  if (own.letter != there.letter) return;
  if (own.side_node != nothing && there.side_node != nothing) {
    forest_.close_side(own.side_node);
    forest_.close_side(there.side_node);
    forest_.join(own.side_node, there.side_node);
  }
  if (own.letter == 'c') {
    for (const Node node : {own.left, own.right}) join_shared_side(node, there.side_node);
    for (const Node node : {there.left, there.right}) join_shared_side(node, own.side_node);
    return;
  }
  // Left and right are as seen looking outward, so a left half meets the right half of the
  // neighbour. This also holds for inner sides of the City of Carcassonne, where a field continues
  // along its wall.
  if (own.left != nothing && there.right != nothing) forest_.join(own.left, there.right);
  if (own.right != nothing && there.left != nothing) forest_.join(own.right, there.left);
}

void PieceJoiner::join_shared_side(Node node, Node there) {
  if (node == Board::nothing || there == Board::nothing) return;
  forest_.close_side(node);
  forest_.join(node, there);
}

void PieceJoiner::join(const Board::Piece& piece) {
  const PieceLayout& layout = *piece.kit->layout;
  for (std::size_t node = 1; node < layout.nodes.size(); ++node)
    if (!layout.nodes[node].first)
      forest_.join(static_cast<Node>(piece.first_node + node - 1),
                   static_cast<Node>(piece.first_node + node));
  const int number = static_cast<int>(board_.pieces_.size()) - 1;
  for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part) {
    const Cell cell = part_cell(layout, part, piece.placement.cell, piece.placement.rotation);
    for (const Side side : all_sides) {
      // A piece that is just placed carries no bridge.
      const Side own = stored_side(side, piece.placement.rotation);
      const char letter = layout.parts[index(part)].letters[index(own)];
      if (letter == '-' || letter == '/') continue;
      const Board::Facing there = board_.facing(cell, side);
      if (there.piece >= 0) join_side(board_.printed_side(number, part, own), there);
    }
  }
  if (layout.long_side.letter != '/') join_long_sides(piece);
}

void PieceJoiner::join_long_sides(const Board::Piece& piece) {
  const Board::Piece& other = board_.pieces_[index(
      board_.laid_piece_[index(board_.layer_.lay_number(piece.placement.cell))])];
  if (other.first_laid == piece.first_laid) return;
  const LongSide& here = piece.kit->layout->long_side;
  const LongSide& there = other.kit->layout->long_side;
  if (here.letter != there.letter) return;
  const auto join = [&](std::uint8_t a, std::uint8_t b) {
    if (a != no_node && b != no_node)
      forest_.join(static_cast<Node>(piece.first_node + a),
                   static_cast<Node>(other.first_node + b));
  };
  if (here.side_node != no_node && there.side_node != no_node) {
    forest_.close_side(static_cast<Node>(piece.first_node + here.side_node));
    forest_.close_side(static_cast<Node>(other.first_node + there.side_node));
    join(here.side_node, there.side_node);
  }
  join(here.half_node[0], there.half_node[1]);
  join(here.half_node[1], there.half_node[0]);
}

}  // namespace cartulary
