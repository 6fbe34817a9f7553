// Any bytes as a board file, our own or a saved game: refused with a place, or laid, answered,
// drawn, and read back from what was exported as the same board.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "docgen/drawing/board_svg.h"
#include "docgen/json/board_json.h"
#include "tests/engine/small_catalog.h"

namespace {

using namespace cartulary;

// The small catalog, as if JCloisterZone knew all of it: set "base-game:1", tile "BA/03" turned
// by its number.
Catalog known_catalog() {
  const Catalog small = test::small_catalog();
  std::vector<TileSet> sets = small.sets();
  for (TileSet& set : sets)
    if (set.kind != SetKind::Box) set.jcz.push_back({set.id + ":1", set.editions.front(), {}});
  std::vector<Tile> tiles = small.tiles();
  for (Tile& tile : tiles) {
    std::string id = tile.id;
    id.replace(id.find('-'), 1, "/");
    tile.jcz = JczTile{id, static_cast<Rotation>(tile.number & 3)};
  }
  return {std::move(sets), std::move(tiles)};
}

void check_same(const docgen::BoardReport& one, const docgen::BoardReport& other) {
  if (!(one.kit->selection == other.kit->selection)) std::abort();
  if (one.board->pieces().size() != other.board->pieces().size()) std::abort();
  for (std::size_t i = 0; i < one.board->pieces().size(); ++i)
    if (!(one.board->pieces()[i].placement == other.board->pieces()[i].placement)) std::abort();
  if (one.answer.bag != other.answer.bag) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Catalog catalog = known_catalog();
  const std::string text(reinterpret_cast<const char*>(data), size);
  const Result<docgen::BoardReport> report =
      docgen::board_report(catalog, {.text = text, .where = "board", .drawn = "BA-15"});
  if (!report) {
    if (report.error().where.empty() || report.error().what.empty()) std::abort();
    return 0;
  }
  if (docgen::board_json(*report).empty() || docgen::board_svg(*report).empty()) std::abort();
  const std::string own = docgen::board_file_json(*report);
  const Result<docgen::BoardReport> again =
      docgen::board_report(catalog, {.text = own, .where = "own"});
  if (!again) std::abort();
  check_same(*report, *again);
  return 0;
}
