#include "engine/bag/collection.h"

#include "tests/engine/counted_shelf.h"
#include "tests/support/catch.h"

namespace cartulary::collection_test {
namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::counted_shelf();
  return catalog;
}

Collection owned(std::string_view list) {
  auto collection = parse_collection(shelf(), list);
  REQUIRE(collection.ok());
  return *std::move(collection);
}

std::string error_of(std::string_view list) {
  const auto collection = parse_collection(shelf(), list);
  return collection ? "no error" : to_text(collection.error());
}

const TileSet* set(const char* name) {
  return shelf().find_set(name);
}

using Sets = std::vector<OwnedSet>;
using Pieces = std::vector<OwnedPiece>;

}  // namespace

TEST_CASE("a list names boxes, how many of each, and in which edition") {
  const Collection collection = owned("BA,TO*2@C2");
  CHECK(collection.boxes == std::map<std::string, int>{{"base-game", 1}, {"tower", 2}});
  CHECK(collection.editions == std::map<std::string, Edition>{{"tower", Edition::C2}});
  CHECK(owned("TO,TO").boxes == std::map<std::string, int>{{"tower", 2}});
  CHECK(owned("TO*0").boxes.empty());
}

TEST_CASE("a list that is none shows the part at fault") {
  CHECK(error_of("BA,towr") ==
        "sets: no set is called 'towr'\n"
        "  BA,towr\n"
        "     ^\n"
        "did you mean 'tower'?\n"
        "fix: take an id, a code or a title from the list of sets");
  CHECK(error_of("TO@C1,TO@C2") ==
        "sets: 'tower' stands in the list in two editions\n"
        "  TO@C1,TO@C2\n"
        "        ^\n"
        "fix: name the set once");
  CHECK(error_of("BA*x") ==
        "sets: 'x' is no number of copies\n"
        "  BA*x\n"
        "     ^\n"
        "fix: write a whole number from 0 to 99");
}

TEST_CASE("a box gives its sets, in its edition where it has only one") {
  CHECK(owned_sets(shelf(), owned("BB")) ==
        Sets{{set("BA"), Edition::C2, 1}, {set("TO"), Edition::C2, 2}});
  CHECK(owned_sets(shelf(), owned("TO,BA")) ==
        Sets{{set("BA"), Edition::C1, 1}, {set("TO"), Edition::C1, 1}});
  Collection first = owned("BB");
  first.editions = {{"tower", Edition::C1}};
  CHECK(owned_sets(shelf(), first) ==
        Sets{{set("BA"), Edition::C2, 1}, {set("TO"), Edition::C1, 2}});
}

TEST_CASE("one set may be owned in two editions") {
  const Collection both = owned("BA,BB");
  CHECK(owned_sets(shelf(), both) == Sets{{set("BA"), Edition::C1, 1},
                                          {set("BA"), Edition::C2, 1},
                                          {set("TO"), Edition::C2, 2}});
  CHECK(owned_tiles(shelf(), both) == std::vector<HeldPiece>{{shelf().find_tile("BA-01"), 4},
                                                             {shelf().find_tile("BA-02"), 1},
                                                             {shelf().find_tile("TO-01"), 6},
                                                             {shelf().find_tile("TO-02"), 2}});
  CHECK(to_text(collection_sets(shelf(), both).error()) ==
        "sets: 'base-game' is owned in two editions\n"
        "fix: name the one that you play with under `editions`");
}

TEST_CASE("the sets of a collection are a list for --sets") {
  CHECK(*collection_sets(shelf(), owned("BB")) == "base-game*1@C2,tower*2@C2");
}

TEST_CASE("single tiles are added, and what is gone is taken away") {
  Collection collection = owned("BA");
  collection.tiles = {{"TO-01", 2}};
  collection.without = {{"BA-02", 1}};
  CHECK(owned_tiles(shelf(), collection) ==
        std::vector<HeldPiece>{{shelf().find_tile("BA-01"), 2}, {shelf().find_tile("TO-01"), 2}});
}

TEST_CASE("figures and tokens are those of the edition, less the lost ones") {
  CHECK(owned_pieces(shelf(), owned("BA")) == Pieces{{"follower", 40}, {"scoreboard", 1}});
  CHECK(owned_pieces(shelf(), owned("BA@C2")) == Pieces{{"follower", 8}, {"scoreboard", 1}});
  Collection collection = owned("TO*2");
  collection.lost = {{"tower-piece", 1}};
  CHECK(owned_pieces(shelf(), collection) == Pieces{{"point-tile", 2}, {"tower-piece", 59}});
}

TEST_CASE("what a box lists itself is all that it has of the kind") {
  CHECK(owned_pieces(shelf(), owned("BB")) == Pieces{{"follower", 9},
                                                     {"pig", std::nullopt},
                                                     {"point-tile", 2},
                                                     {"scoreboard", 1},
                                                     {"tower-piece", 60}});
  CHECK(owned_pieces(shelf(), owned("BB*2,BA"))[0] == OwnedPiece{"follower", 58});
}

TEST_CASE("more cannot be gone than there is") {
  Collection collection = owned("BA,TO");
  CHECK_FALSE(fault_of(shelf(), collection));
  collection.without = {{"BA-02", 2}};
  CHECK(to_text(*fault_of(shelf(), collection)) ==
        "without: 2 copies of 'BA-02' are gone, but the boxes have only 1\n"
        "fix: correct the number, or add the box that has it");
  collection.without.clear();
  collection.lost = {{"pig", 1}};
  CHECK(to_text(*fault_of(shelf(), collection)) ==
        "lost: 1 copy of 'pig' is gone, but the boxes have none\n"
        "fix: correct the number, or add the box that has it");
}

}  // namespace cartulary::collection_test
