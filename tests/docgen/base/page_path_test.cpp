#include "docgen/base/page_path.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::page_path_test {
namespace {

using Name = std::optional<std::string_view>;

TEST_CASE("page path: makes the path of a name and reads the name of a path") {
  constexpr PagePath tile("tiles/*.html");
  CHECK(tile.has_name());
  CHECK(tile.of("IC-07") == "tiles/IC-07.html");
  CHECK(tile.name_in("tiles/IC-07.html") == Name("IC-07"));
  CHECK(tile.name_in("tiles/a/b.html") == Name("a/b"));
  CHECK(tile.name_in("tiles/.html") == std::nullopt);
  CHECK(tile.name_in("tiles/IC-07.svg") == std::nullopt);
  CHECK(tile.name_in("edges/IC-07.html") == std::nullopt);
  CHECK(tile.name_in("") == std::nullopt);
}

TEST_CASE("page path: a name may stand at the end") {
  constexpr PagePath asset("assets/*");
  CHECK(asset.of("style.css") == "assets/style.css");
  CHECK(asset.name_in("assets/style.css") == Name("style.css"));
  CHECK(asset.name_in("assets/") == std::nullopt);
}

TEST_CASE("page path: one page alone has an empty name") {
  constexpr PagePath dead("dead.html");
  CHECK_FALSE(dead.has_name());
  CHECK(dead.of() == "dead.html");
  CHECK(dead.name_in("dead.html") == Name(""));
  CHECK(dead.name_in("dead.htm") == std::nullopt);
}

}  // namespace
}  // namespace cartulary::docgen::page_path_test
