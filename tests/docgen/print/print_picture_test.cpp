#include "docgen/print/print_picture.h"

#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen {
namespace {

TEST_CASE("print picture: grey is as bright as the colour was, references stay") {
  CHECK(in_grey("<a fill=\"#fff\"/>") == "<a fill=\"#ffffff\"/>");
  // 0.2126 * 255, 0.7152 * 255, 0.0722 * 255
  CHECK(in_grey(".a{fill:#ff0000;stroke:#0f0}") == ".a{fill:#363636;stroke:#b6b6b6}");
  CHECK(in_grey("fill:#0000ff") == "fill:#121212");
  CHECK(in_grey("clip-path=\"url(#abc)\" #12345 #g") == "clip-path=\"url(#abc)\" #12345 #g");
}

TEST_CASE("print picture: an address holds the drawing, without what is for the dark") {
  const std::string svg =
      "<svg><style>.a{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}</style></svg>";
  CHECK(print_picture(svg, Colours::Full) ==
        "data:image/svg+xml,%3Csvg%3E%3Cstyle%3E.a%7Bfill:%23fff%7D%3C/style%3E%3C/svg%3E");
}

TEST_CASE("print picture: a site's prints link its drawings") {
  const tiledb::Library data = test::small_library();
  const Tile* bend = data.catalog.find_tile("BA-15");
  REQUIRE(bend != nullptr);
  CHECK(PrintPictures{.colours = Colours::Full, .root = "../"}.of(*bend) == "../tiles/BA-15.svg");
  CHECK(PrintPictures{}.of(*bend).starts_with("data:image/svg+xml,%3Csvg%20class=%22tile%22"));
}

}  // namespace
}  // namespace cartulary::docgen
