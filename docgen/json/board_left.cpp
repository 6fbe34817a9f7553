#include "docgen/json/board_left.h"

#include <algorithm>

namespace cartulary::docgen {

namespace {

using Layout = AnswerWriter::Layout;

int copies_on(const Board& board, const Tile* tile) {
  return static_cast<int>(std::ranges::count_if(
      board.pieces(), [tile](const Board::Piece& piece) { return piece.placement.tile == tile; }));
}

}  // namespace

void add_left(AnswerWriter& json, const Board& board) {
  const Bag& bag = board.kit().bag;
  json.key("left").open_array();
  for (const BagEntry& entry : bag.entries())
    if (const int copies = board.copies_left(*entry.tile); copies > 0)
      json.open_object(Layout::Inline).add("id", entry.tile->id).add("copies", copies).close();
  json.close().key("outside").open_array();
  for (const OutsidePiece& piece : bag.outside()) {
    const int copies = piece.copies - copies_on(board, piece.tile);
    if (copies <= 0 || piece.tile->shape == Shape::Card) continue;
    json.open_object(Layout::Inline)
        .add("id", piece.tile->id)
        .add("copies", copies)
        .add("reason", piece.reason)
        .close();
  }
  json.close();
}

}  // namespace cartulary::docgen
