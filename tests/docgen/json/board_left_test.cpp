#include "docgen/json/board_left.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::board_left_test {
namespace {

std::string left_text(const Board& board) {
  JsonWriter json;
  json.open_object();
  add_left(json, board);
  return json.close().take();
}

BoardKit kit_of(const Catalog& catalog, const std::string& set) {
  Selection selection;
  selection.sets = {{set, 1}};
  auto kit = board_kit(catalog, selection);
  REQUIRE(kit);
  return *std::move(kit);
}

TEST_CASE("what is left: copies of the bag less those that lie, in listing order") {
  const Catalog catalog = test::small_catalog();
  const BoardKit kit = kit_of(catalog, "base-game");
  Board board(kit);
  REQUIRE(board.place({catalog.find_tile("BA-01"), {0, 0}, Rotation::R0}).ok());  // the only one
  REQUIRE(board.place({catalog.find_tile("BA-15"), {1, 0}, Rotation::R270}).ok());
  CHECK(left_text(board) == R"({
  "left": [
    {"id": "BA-02", "copies": 2},
    {"id": "BA-03", "copies": 4},
    {"id": "BA-15", "copies": 2},
    {"id": "BA-20", "copies": 1},
    {"id": "BA-21", "copies": 4}
  ],
  "outside": []
}
)");
}

TEST_CASE("what is left: pieces beside the bag that can lie on a board, no cards") {
  const Catalog catalog = test::small_catalog();
  const BoardKit kit = kit_of(catalog, "abbey-and-mayor");
  Board board(kit);
  REQUIRE(board.place({catalog.find_tile("AM-01"), {0, 0}, Rotation::R0}).ok());
  CHECK(left_text(board) == R"({
  "left": [
    {"id": "AM-03", "copies": 1}
  ],
  "outside": [
    {"id": "AM-01", "copies": 5, "reason": "abbey: held by players, not drawn"}
  ]
}
)");
}

}  // namespace
}  // namespace cartulary::docgen::board_left_test
