// The board page: what the server gives, what plain files have beside it, and the scripts' data.
#include "docgen/pages/site.h"
#include "docgen/views/script_text.h"
#include "tests/docgen/html_page.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::board_page_test {
namespace {

using test::attribute_values;

std::string board_html(const tiledb::Library& data, Audience audience) {
  const auto file = Site(data, audience).render("board.html");
  REQUIRE(file.has_value());
  return file->body;
}

TEST_CASE("board page: the server's has its scripts, the data first, the start last") {
  const tiledb::Library data = test::small_library();
  CHECK(attribute_values(board_html(data, Audience::Server), "src") ==
        std::vector<std::string>{
            "assets/page.js", "assets/board-data.js", "assets/board-link.js",
            "assets/board-game.js", "assets/board-ask.js", "assets/board-camera.js",
            "assets/board-land.js", "assets/board-seat.js", "assets/board-sheet.js",
            "assets/board-players.js", "assets/board-figures.js", "assets/board-detail.js",
            "assets/board-region.js", "assets/board-files.js", "assets/board-picture.js",
            "assets/board-page.js", "assets/board.js"});
}

TEST_CASE("board page: every set with a piece for the board can be chosen, no box can") {
  const tiledb::Library data = test::small_library();
  const std::string html = board_html(data, Audience::Server);
  for (const TileSet& set : data.catalog.sets()) {
    bool lies = false;
    for (const Tile& tile : data.catalog.tiles_of(set.id)) lies |= tile.shape != Shape::Card;
    const std::string tick = "name=\"set\" value=\"" + set.id + "\"";
    INFO(set.id);
    CHECK((html.find(tick) != std::string::npos) == (lies && set.kind != SetKind::Box));
  }
}

TEST_CASE("board page: plain files have the same board") {
  const tiledb::Library data = test::small_library();
  const std::string html = board_html(data, Audience::Files);
  const auto on_files = attribute_values(html, "src");
  CHECK(on_files == attribute_values(board_html(data, Audience::Server), "src"));
  CHECK(html.find("id=\"cloth\"") != std::string::npos);
}

TEST_CASE("board page: the data tell each piece's shape, edges and words, and the starts") {
  const tiledb::Library data = test::small_library();
  const SiteIndex index(data);
  const std::string script = board_script(index, PageLanguage());
  CHECK(
      script.find("\"BA-15\":[\"square\",\"crrf\",\"Carcassonne\",\"city north; road from east to "
                  "south\"],\n") != std::string::npos);
  for (const Tile& tile : data.catalog.tiles())
    CHECK((script.find("\n\"" + tile.id + "\":") != std::string::npos) ==
          (tile.shape != Shape::Card));
  CHECK(script.substr(script.find("window.cartularyStarts")) ==
        "window.cartularyStarts = {\n"
        "\"base-game\":[[\"BA-03\",[]]],\n"
        "\"river\":[[\"RI-01\",[\"base-game\"]]],\n"
        "};\n");
}

}  // namespace
}  // namespace cartulary::docgen::board_page_test
