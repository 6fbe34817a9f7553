#include "engine/bag/bag.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::bag_test {
namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::small_catalog();
  return catalog;
}

Selection selection(const std::string& sets, const std::string& edition = "",
                    const std::string& used = "") {
  const auto chosen = select(shelf(), {sets, edition, used, {}}, DefaultSets::BaseGame);
  REQUIRE(chosen.ok());
  return *chosen;
}

std::vector<std::string> listed(const Bag& bag) {
  std::vector<std::string> lines;
  for (const BagEntry& entry : bag.entries())
    lines.push_back(entry.tile->id + " " + entry.code.text() + " " + std::to_string(entry.copies));
  return lines;
}

std::string error_of(const Selection& chosen) {
  const auto bag = bag_of(shelf(), chosen);
  return bag ? "no error" : to_text(bag.error());
}

}  // namespace

TEST_CASE("the bag holds square land tiles with four known sides, in listing order") {
  const auto bag = bag_of(shelf(), selection("WE,RI,BA"));
  REQUIRE(bag.ok());
  CHECK(listed(*bag) == std::vector<std::string>{"BA-01 cccc 1", "BA-02 ccff 2", "BA-03 crfr 4",
                                                 "BA-15 crrf 3", "BA-20 rrrr 1", "BA-21 ffff 4",
                                                 "RI-01 fffs 1", "RI-02 fsfs 2", "RI-03 fffs 1",
                                                 "WE-01 cfcf 2"});
  CHECK(bag->size() == 21);
  CHECK(bag->outside().empty());
}

TEST_CASE("what is never drawn stands outside with the reason") {
  const auto bag = bag_of(shelf(), selection("AM,HA*2"));
  REQUIRE(bag.ok());
  CHECK(listed(*bag) == std::vector<std::string>{"AM-03 cfff 1"});
  const auto piece = [](const char* id, int copies, const char* reason) {
    return OutsidePiece{shelf().find_tile(id), copies, reason};
  };
  CHECK(bag->outside() ==
        std::vector<OutsidePiece>{piece("AM-01", 6, "abbey: held by players, not drawn"),
                                  piece("AM-02", 1, "special piece: no landscape"),
                                  piece("HA-01", 2, "half tile: covers half a cell"),
                                  piece("HA-02", 2, "double tile: covers two cells"),
                                  piece("HA-03", 4, "a side is not known")});
}

TEST_CASE("editions, quantities, used and dropped tiles change the copies") {
  const auto bag = bag_of(shelf(), selection("IC*3", "C2", "IC-01*6,IC-12"));
  REQUIRE(bag.ok());
  CHECK(listed(*bag) == std::vector<std::string>{"IC-11 ccfr 3", "IC-12 frfr 2"});
  const auto first = bag_of(shelf(), selection("IC", "C1"));
  REQUIRE(first.ok());
  CHECK(listed(*first) == std::vector<std::string>{"IC-01 cccc 2", "IC-11 ccfr 1"});
}

TEST_CASE("pieces outside the bag can be used as well") {
  const auto bag = bag_of(shelf(), selection("AM", "", "AM-01*5"));
  REQUIRE(bag.ok());
  CHECK(bag->outside()[0].copies == 1);
}

TEST_CASE("a used tile that is not there is an error naming it") {
  CHECK(error_of(selection("BA", "", "BA-15*4")) ==
        "used: BA-15 is used 4 times, but the selection has 3\n"
        "fix: count only copies that the chosen sets have in their edition");
  CHECK(error_of(selection("BA", "", "RI-01")) ==
        "used: RI-01 is used 1 time, but the selection is without its set 'river'\n"
        "fix: count only copies that the chosen sets have in their edition");
  CHECK(error_of(selection("IC", "C1", "IC-12")) ==
        "used: IC-12 is used 1 time, but the selection has none\n"
        "fix: count only copies that the chosen sets have in their edition");
  CHECK(error_of(selection("mega", "", "RI-03")) ==
        "used: RI-03 is used 1 time, but the selection has none\n"
        "fix: count only copies that the chosen sets have in their edition");
}

TEST_CASE("pieces of all classes are counted in listing order") {
  const auto pieces = pieces_of(shelf(), selection("HA,AM@C2"));
  REQUIRE(pieces.ok());
  CHECK(*pieces == std::vector<HeldPiece>{{shelf().find_tile("AM-01"), 6},
                                          {shelf().find_tile("AM-02"), 1},
                                          {shelf().find_tile("HA-01"), 1},
                                          {shelf().find_tile("HA-02"), 1},
                                          {shelf().find_tile("HA-03"), 2}});
}

TEST_CASE("single tiles lie in the bag whether their set is chosen or not") {
  Selection chosen;
  chosen.sets = {{"base-game", 1}};
  chosen.tiles = {{"BA-15", 1}, {"IC-12", 2}};
  chosen.without = {{"BA-15", 2}, {"IC-12", 1}};
  const auto bag = bag_of(shelf(), chosen);
  REQUIRE(bag.ok());
  CHECK(bag->size() == 15 + 1 + 2 - 2 - 1);
  CHECK(bag->entries().back() ==
        BagEntry{shelf().find_tile("IC-12"), *edge_code(*shelf().find_tile("IC-12")), 1});
}

TEST_CASE("more copies left out than there are is an error") {
  const auto error = [](const Selection& chosen) {
    const auto bag = bag_of(shelf(), chosen);
    return bag ? "no error" : to_text(bag.error());
  };
  Selection chosen;
  chosen.sets = {{"base-game", 1}};
  chosen.without = {{"BA-15", 4}};
  CHECK(error(chosen) ==
        "without: BA-15 is left out 4 times, but the selection has 3\n"
        "fix: count only copies that the chosen sets have in their edition");
  chosen.without = {{"BA-15", 2}};
  chosen.used = {{"BA-15", 2}};
  CHECK(error(chosen) ==
        "used: BA-15 is used 2 times, but the selection has 1\n"
        "fix: count only copies that the chosen sets have in their edition");
  chosen.without = {{"IC-11", 1}};
  CHECK(error(chosen) ==
        "without: IC-11 is left out 1 time, but the selection is without its set "
        "'inns-and-cathedrals'\n"
        "fix: count only copies that the chosen sets have in their edition");
}

}  // namespace cartulary::bag_test
