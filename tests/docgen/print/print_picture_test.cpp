#include "docgen/print/print_picture.h"

#include <string>

#include "docgen/drawing/tile_svg.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::print_picture_test {
namespace {

TEST_CASE("print picture: colours become greys in the order of their brightness") {
  CHECK(in_grey("<a fill=\"#fff\"/>") == "<a fill=\"#ffffff\"/>");
  CHECK(in_grey("fill:#000000") == "fill:#000000");
  // 0.2126 * 255 = 54 and 0.7152 * 255 = 182, then along the curve.
  CHECK(in_grey(".a{fill:#ff0000;stroke:#0f0}") == ".a{fill:#1f1f1f;stroke:#a1a1a1}");
  CHECK(in_grey("clip-path=\"url(#abc)\" #12345 #g") == "clip-path=\"url(#abc)\" #12345 #g");
}

TEST_CASE("print picture: a city and a field stand apart in grey") {
  const tiledb::Library data = test::small_library();
  const std::string svg = tile_svg(*data.catalog.find_tile("BA-15"), {.standalone = true});
  const auto grey_of = [grey = in_grey(svg)](const std::string& rule) {
    const std::size_t at = grey.find(rule);
    REQUIRE(at != std::string::npos);
    return std::stoi(grey.substr(at + rule.size(), 2), nullptr, 16);
  };
  CHECK(grey_of(".f{fill:#") - grey_of(".c{fill:#") > 60);
}

TEST_CASE("print picture: an address holds the drawing, without what is for the dark") {
  const std::string svg =
      "<svg><style>.a{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}</style></svg>";
  CHECK(print_picture(svg, Colours::Full) ==
        "data:image/svg+xml,%3Csvg%3E%3Cstyle%3E.a%7Bfill:%23fff%7D%3C/style%3E%3C/svg%3E");
}

TEST_CASE("print picture: cities and roads on paper are not black inside their outlines") {
  CHECK(
      print_picture("<svg class=\"a\"><style>.tile{fill:none;stroke-linecap:round}</style></svg>",
                    Colours::Full) ==
      "data:image/svg+xml,%3Csvg%20fill=%22none%22%20stroke-linecap=%22round%22%20class=%22a%22%3E"
      "%3Cstyle%3E.tile%7Bfill:none;stroke-linecap:round%7D%3C/style%3E%3C/svg%3E");
  const tiledb::Library data = test::small_library();
  CHECK(PrintPictures{}
            .of(*data.catalog.find_tile("BA-15"))
            .starts_with(
                "data:image/svg+xml,%3Csvg%20fill=%22none%22%20stroke-linejoin=%22round%22%20"
                "stroke-linecap=%22round%22%20class=%22tile%22"));
}

TEST_CASE("print picture: a site's prints link its drawings") {
  const tiledb::Library data = test::small_library();
  const Tile* bend = data.catalog.find_tile("BA-15");
  REQUIRE(bend != nullptr);
  CHECK(PrintPictures{.colours = Colours::Full, .root = "../"}.of(*bend) == "../tiles/BA-15.svg");
  CHECK(PrintPictures{}.of(*bend).starts_with("data:image/svg+xml,%3Csvg%20fill=%22none%22"));
}

}  // namespace
}  // namespace cartulary::docgen::print_picture_test
