// Any bytes as the text form of a board: refused with a line, or laid, written, and read back as
// the same board, orders and logs included.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine/board/board_text.h"
#include "engine/board/feature.h"
#include "engine/board/hole.h"
#include "tests/engine/small_catalog.h"

namespace {

using namespace cartulary;

BoardKit kit_of(const Catalog& catalog) {
  Selection selection;
  for (const TileSet& set : catalog.sets())
    if (set.kind != SetKind::Box) selection.sets[set.id] = 1;
  Result<BoardKit> kit = board_kit(catalog, selection);
  if (!kit) std::abort();
  return *std::move(kit);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Catalog catalog = test::small_catalog();
  static const BoardKit kit = kit_of(catalog);
  const Result<Board> board =
      parse_board(kit, std::string_view(reinterpret_cast<const char*>(data), size));
  if (!board) {
    if (board.error().where.empty() || board.error().what.empty()) std::abort();
    return 0;
  }
  // Pieces far apart make a text that is longer than what is read.
  const std::string text = to_text(*board);
  if (text.size() <= 65'536) {
    const Result<Board> again = parse_board(kit, text);
    if (!again || !(*again == *board)) std::abort();
  }
  if (holes(*board, {}).size() != static_cast<std::size_t>(board->layer().hole_count()))
    std::abort();
  Board taken = *board;
  while (taken.take_back()) {
  }
  if (taken.layer().hole_count() != 0 || taken.open_river_ends() != 0) std::abort();
  return 0;
}
