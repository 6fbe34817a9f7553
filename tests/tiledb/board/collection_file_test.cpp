#include "tiledb/board/collection_file.h"

#include "tests/engine/counted_shelf.h"
#include "tests/support/catch.h"

namespace cartulary::tiledb::collection_file_test {
namespace {

Result<Collection> read(std::string_view text) {
  static const Catalog catalog = test::counted_shelf();
  return parse_collection_file(catalog, test::shelf_names(), text, "shelf.yaml");
}

std::string error_of(std::string_view text) {
  const auto read_back = read(text);
  return read_back ? "no error" : to_text(read_back.error());
}

}  // namespace

TEST_CASE("a collection says what is owned, in which edition, and what is gone") {
  const auto owned = read(
      "boxes: {BB: 1, tower: 2}\n"
      "editions: {TO: C2}\n"
      "tiles: {ba-01: 1}\n"
      "without: {BA-01: 1}\n"
      "lost: {tower pieces: 1}\n");
  REQUIRE(owned.ok());
  Collection expected;
  expected.boxes = {{"big-box", 1}, {"tower", 2}};
  expected.editions = {{"tower", Edition::C2}};
  expected.tiles = {{"BA-01", 1}};
  expected.without = {{"BA-01", 1}};
  expected.lost = {{"tower-piece", 1}};
  CHECK(*owned == expected);
  CHECK(read("boxes: {BA: 1}\n").ok());
}

TEST_CASE("what a collection cannot mean is told with its place") {
  CHECK(error_of("boxes: {towr: 1}\n") ==
        "shelf.yaml:1:9: no set is called 'towr'\n"
        "  boxes: {towr: 1}\n"
        "          ^\n"
        "did you mean 'tower'?\n"
        "fix: take an id, a code or a title from the list of sets");
  CHECK(error_of("boxes: {BA: 1}\nlosd: {pig: 1}\n") ==
        "shelf.yaml:2:1: a collection has no key 'losd'\n"
        "  losd: {pig: 1}\n"
        "  ^\n"
        "did you mean 'lost'?\n"
        "fix: its keys are: boxes, editions, tiles, without, lost");
  CHECK(error_of("boxes: {BA: 1}\nlost: {pigg: 1}\n").find("did you mean 'pig'?") !=
        std::string::npos);
  CHECK(error_of("boxes: {BA: 0}\n").starts_with("shelf.yaml:1:13: the number of 'BA' "));
  CHECK(error_of("boxes: {BA: 1, base-game: 1}\n") ==
        "shelf.yaml:1:16: 'base-game' stands twice under two names\n"
        "  boxes: {BA: 1, base-game: 1}\n"
        "                 ^\n"
        "fix: leave one of them");
  CHECK(error_of("boxes: {BA: 1}\neditions: {TO: C2}\n") ==
        "shelf.yaml:2:12: 'tower' is not among the boxes\n"
        "  editions: {TO: C2}\n"
        "             ^\n"
        "fix: add it to 'boxes', or leave its edition out");
  CHECK(error_of("boxes: {BA: 1}\nwithout: {BA-02: 2}\n") ==
        "shelf.yaml: without: 2 copies of 'BA-02' are gone, but the boxes have only 1\n"
        "fix: correct the number, or add the box that has it");
  CHECK(error_of("editions: {BA: C2}\n").starts_with("shelf.yaml:1:1: "));
}

}  // namespace cartulary::tiledb::collection_file_test
