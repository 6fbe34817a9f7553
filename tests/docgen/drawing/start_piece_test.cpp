#include "docgen/drawing/start_piece.h"

#include "docgen/pages/site.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::start_piece_test {
namespace {

const Catalog& catalog() {
  return test::project_library().catalog;
}

TEST_CASE("start piece: the parts of the City of Carcassonne show land outward, city inward") {
  const TileSet* count = catalog().find_set("count-of-carcassonne");
  REQUIRE(count != nullptr);
  const auto parts = start_piece_parts(catalog(), *count);
  REQUIRE(parts.size() == 12);
  std::string turns;
  for (const Placement& part : parts) {
    const auto shown = [&](Side side) {
      return part.tile->edges[(index(side) + 4 - static_cast<std::size_t>(part.rotation)) % 4];
    };
    INFO(part.tile->id);
    CHECK((shown(Side::N) == 'x') == (part.cell.y > 0));
    CHECK((shown(Side::E) == 'x') == (part.cell.x < 3));
    CHECK((shown(Side::S) == 'x') == (part.cell.y < 2));
    CHECK((shown(Side::W) == 'x') == (part.cell.x > 0));
    turns += std::to_string(static_cast<int>(part.rotation));
  }
  CHECK(turns == "000130012221");
}

TEST_CASE("start piece: only pieces larger than a tile have a picture of the whole") {
  const auto src = [](const char* set) {
    return start_picture(catalog(), *catalog().find_set(set)).src;
  };
  CHECK(src("count-of-carcassonne") == "sets/count-of-carcassonne-start.svg");
  CHECK(src("wheel-of-fortune") == "tiles/WF-39.svg");
  CHECK(src("base-game").empty());
}

}  // namespace
}  // namespace cartulary::docgen::start_piece_test
