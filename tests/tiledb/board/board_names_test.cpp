// How players write board files: figures by their own names, games of old programs.
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tiledb/board/board_file.h"

namespace cartulary::tiledb::board_names_test {
namespace {

TEST_CASE("a figure is called as players call it, and what is none is refused") {
  const Catalog& catalog = test::project_library().catalog;
  const auto figures = [&catalog](const std::string& name) {
    const std::string text =
        R"({"tiles": [], "figures": [{"figure": ")" + name + R"(", "x": 0, "y": 0}]})";
    const auto file = parse_board_file(catalog, text, "game");
    return file ? file->figures.at(0).figure : to_text(file.error());
  };
  for (const std::string name : {"meeple", "Knight", "thief", "monk", "farmer", "heretic"})
    CHECK(figures(name) == "follower");
  CHECK(figures("big follower") == "large-follower");
  CHECK(figures("B\u00fcrgermeister") == "mayor");
  for (const std::string name :
       {"animal-token", "betting-chip", "fruit-token", "ghost", "guard", "tollhouse"})
    CHECK(figures(name) == name);
  CHECK(figures("our-evenings/goose") == "our-evenings/goose");
  CHECK(figures("dragonfly") ==
        "game: /figures/0/figure: no figure is called 'dragonfly'\ndid you mean 'dragon'?\n"
        "fix: write the id of an element, such as follower, large-follower or tower-piece");
  CHECK(figures("xyzzy") ==
        "game: /figures/0/figure: no figure is called 'xyzzy'\n"
        "fix: write the id of an element, such as follower, large-follower or tower-piece");
}

TEST_CASE("an old saved game, which is XML, is told which versions are read") {
  const Catalog catalog;
  const auto read =
      parse_board_file(catalog, "<?xml version=\"1.0\"?>\n<game app-version=\"3.4\"/>", "game");
  REQUIRE_FALSE(read.ok());
  CHECK(to_text(read.error()) ==
        "game: is XML, as games were saved before JCloisterZone 5\n"
        "fix: saved games of JCloisterZone are read from version 5.7.0 on; open and save it there");
}

}  // namespace
}  // namespace cartulary::tiledb::board_names_test
