#include "engine/tile/catalog.h"

#include "engine/tile/tile_words.h"
#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::catalog_test {
namespace {

std::vector<std::string> ids(std::span<const Tile> tiles) {
  std::vector<std::string> names;
  for (const Tile& tile : tiles) names.push_back(tile.id);
  return names;
}

}  // namespace

TEST_CASE("a catalog lists sets and tiles in one order, however they came") {
  const Catalog catalog = test::small_catalog();
  std::vector<std::string> sets;
  for (const TileSet& set : catalog.sets()) sets.push_back(set.id);
  CHECK(sets == std::vector<std::string>{"base-game", "inns-and-cathedrals", "abbey-and-mayor",
                                         "phantom", "river", "halflings", "winter", "big-box"});
  CHECK(ids(catalog.tiles()) ==
        std::vector<std::string>{"BA-01", "BA-02", "BA-03", "BA-15", "BA-20", "BA-21", "IC-01",
                                 "IC-11", "IC-12", "AM-01", "AM-02", "AM-03", "RI-01", "RI-02",
                                 "RI-03", "HA-01", "HA-02", "HA-03", "WE-01"});
}

TEST_CASE("the tiles of a set stand together; a box and an unknown set have none") {
  const Catalog catalog = test::small_catalog();
  CHECK(ids(catalog.tiles_of("river")) == std::vector<std::string>{"RI-01", "RI-02", "RI-03"});
  CHECK(catalog.tiles_of("big-box").empty());
  CHECK(catalog.tiles_of("phantom").empty());
  CHECK(catalog.tiles_of("nothing").empty());
}

TEST_CASE("each tile's words are kept beside it, wherever the catalog moves") {
  Catalog made = test::small_catalog();
  const Catalog catalog = std::move(made);
  CHECK(catalog.words_of(*catalog.find_tile("BA-15")) == "city north; road from east to south");
  for (const Tile& tile : catalog.tiles()) CHECK(catalog.words_of(tile) == tile_words(tile));
}

TEST_CASE("sets and tiles are found whatever the case") {
  const Catalog catalog = test::small_catalog();
  for (const char* name : {"base-game", "BASE-game", "ba", "BA", "Basic"}) {
    REQUIRE(catalog.find_set(name) != nullptr);
    CHECK(catalog.find_set(name)->id == "base-game");
  }
  REQUIRE(catalog.find_tile("ri-02") != nullptr);
  CHECK(catalog.find_tile("ri-02")->id == "RI-02");
  CHECK(catalog.index_of(catalog.find_tile("BA-15")) == 3);
  CHECK(catalog.find_set("river-ii") == nullptr);
  CHECK(catalog.find_tile("") == nullptr);
}

TEST_CASE("newcomer 14: sets are found by titles, German titles and short names") {
  const Catalog catalog = test::small_catalog();
  for (const std::string_view name :
       {"Inns & Cathedrals", "the inns and cathedrals", "inns", "EXP 1", "exp. 1",
        "Wirtshäuser und Kathedralen", "Wirtshaeuser & Kathedralen"}) {
    INFO(name);
    const TileSet* set = catalog.find_set(name);
    REQUIRE(set != nullptr);
    CHECK(set->id == "inns-and-cathedrals");
  }
  const auto near = catalog.need_set("Wirtshauser u. Katedralen", "sets");
  REQUIRE_FALSE(near.ok());
  CHECK(near.error().suggestion == "inns-and-cathedrals");
}

TEST_CASE("an unknown name is an error that suggests the nearest") {
  const Catalog catalog = test::small_catalog();
  const auto set = catalog.need_set("abey-and-mayor", "sets");
  REQUIRE_FALSE(set.ok());
  CHECK(to_text(set.error()) ==
        "sets: no set is called 'abey-and-mayor'\n"
        "did you mean 'abbey-and-mayor'?\n"
        "fix: take an id, a code or a title from the list of sets");
  const auto tile = catalog.need_tile("IC-1", "id");
  REQUIRE_FALSE(tile.ok());
  CHECK(to_text(tile.error()) ==
        "id: no tile is called 'IC-1'\n"
        "did you mean 'IC-01'?\n"
        "fix: take an id from the list of tiles, such as BA-15");
  CHECK(catalog.need_tile("BA-01", "id").ok());
}

}  // namespace cartulary::catalog_test
