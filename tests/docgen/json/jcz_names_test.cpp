// What a set is called in JCloisterZone, in its JSON and on its page.
#include "docgen/json/json.h"
#include "docgen/pages/site.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::jcz_names_test {
namespace {

// The small site, its base game known under two names, of the second a part.
tiledb::Library named_site() {
  tiledb::Library data = test::small_library();
  std::vector<TileSet> sets = data.catalog.sets();
  for (TileSet& set : sets)
    if (set.id == "base-game")
      set.jcz = {{"basic:1", Edition::C1, {}}, {"basic:2", Edition::C2, {"BA-01", "BA-03"}}};
  data.catalog = Catalog(std::move(sets), data.catalog.tiles(), {}, data.catalog.language());
  return data;
}

TEST_CASE("a set's JSON tells its names in JCloisterZone, and the tiles where they are a part") {
  const tiledb::Library data = named_site();
  const std::string json = set_json(data.catalog, {}, *data.catalog.find_set("base-game"));
  CHECK(json.find(R"(  "jcz": [
    {"id": "basic:1", "edition": "C1"},
    {"id": "basic:2", "edition": "C2", "tiles": ["BA-01", "BA-03"]}
  ],
)") != std::string::npos);
}

TEST_CASE("a set's page tells its names in JCloisterZone, others nothing of it") {
  const tiledb::Library data = named_site();
  const Site site(data, Audience::Files);
  const auto named = site.render("sets/base-game.html");
  REQUIRE(named.has_value());
  CHECK(named->body.find("<dt>In JCloisterZone</dt><dd>"
                         "<span class=\"item\"><code class=\"code\">basic:1</code> "
                         "<span class=\"tag\">C1</span></span> "
                         "<span class=\"item\"><code class=\"code\">basic:2</code> "
                         "<span class=\"tag\">C2</span> <small>in part</small></span> </dd>") !=
        std::string::npos);
  const auto other = site.render("sets/river.html");
  REQUIRE(other.has_value());
  CHECK(other->body.find("JCloisterZone") == std::string::npos);
}

}  // namespace
}  // namespace cartulary::docgen::jcz_names_test
