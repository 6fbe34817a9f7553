#include "engine/board/piece_joiner.h"

namespace cartulary {

void PieceJoiner::join_side(Node first, const PiecePart& part, Side own_side,
                            const Board::Facing& there) {
  const char letter = part.letters[index(own_side)];
  const std::uint8_t own_node = part.side_node[index(own_side)];
  const Node base = board_.pieces_[index(there.piece)].first_node;
  const auto own = [&](std::uint8_t node) { return static_cast<Node>(first + node); };
  const auto other = [&](std::uint8_t node) { return static_cast<Node>(base + node); };
  // CAR 7.4, "The abbey": neighbouring tiles are closed on the sides that face the abbey.
  if (there.letter == '*' && own_node != no_node) {
    forest_.close_side(own(own_node));
    for (const Half half : {Half::Left, Half::Right})
      if (const std::uint8_t second = part.half(own_side, half); letter == 'c' && second != no_node)
        forest_.close_side(own(second));
  }
  if (letter == '*' && there.side_node != no_node) {
    forest_.close_side(other(there.side_node));
    for (const std::uint8_t second : {there.left, there.right})
      if (there.letter == 'c' && second != no_node) forest_.close_side(other(second));
  }
  if (letter != there.letter) return;
  if (own_node != no_node && there.side_node != no_node) {
    forest_.close_side(own(own_node));
    forest_.close_side(other(there.side_node));
    forest_.join(own(own_node), other(there.side_node));
  }
  if (letter == 'c') {
    for (const Half half : {Half::Left, Half::Right})
      join_shared_side(first, part.half(own_side, half), base, there.side_node);
    for (const std::uint8_t node : {there.left, there.right})
      join_shared_side(base, node, first, own_node);
    return;
  }
  // Left and right are as seen looking outward, so a left half meets the right half of the
  // neighbour. This also holds for inner sides of the City of Carcassonne, where a field continues
  // along its wall.
  const std::uint8_t left = part.half(own_side, Half::Left);
  const std::uint8_t right = part.half(own_side, Half::Right);
  if (left != no_node && there.right != no_node) forest_.join(own(left), other(there.right));
  if (right != no_node && there.left != no_node) forest_.join(own(right), other(there.left));
}

void PieceJoiner::join_shared_side(Node first, std::uint8_t node, Node there_first,
                                   std::uint8_t there) {
  if (node == no_node || there == no_node) return;
  forest_.close_side(static_cast<Node>(first + node));
  forest_.join(static_cast<Node>(first + node), static_cast<Node>(there_first + there));
}

void PieceJoiner::join(const Board::Piece& piece) {
  const PieceLayout& layout = *piece.kit->layout;
  for (std::size_t node = 1; node < layout.nodes.size(); ++node)
    if (!layout.nodes[node].first)
      forest_.join(static_cast<Node>(piece.first_node + node - 1),
                   static_cast<Node>(piece.first_node + node));
  for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part) {
    const Cell cell = part_cell(layout, part, piece.placement.cell, piece.placement.rotation);
    for (const Side side : all_sides) {
      const Side own = stored_side(side, piece.placement.rotation);
      const PiecePart& here = layout.parts[index(part)];
      const char letter = here.letters[index(own)];
      if (letter == '-' || letter == '/') continue;
      const Board::Facing there = board_.facing(cell, side);
      if (there.piece >= 0) join_side(piece.first_node, here, own, there);
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
