// A library as bytes and back: nothing is lost, and nothing else is read.
#include "tiledb/packed/packed_library.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tiledb/group_game/game_folder.h"
#include "tiledb/packed/packed_values.h"
#include "tiledb/packed/record_shape.h"

namespace cartulary::tiledb::packed_library_test {
namespace {

std::string fault_of(std::string_view bytes) {
  const Result<Library> library = unpacked(bytes);
  return library ? "" : to_text(library.error());
}

TEST_CASE("Every record of the project comes back from its bytes as it was") {
  const Library& before = test::project_library();
  REQUIRE(before.positions.size() > 50);
  const std::string bytes = packed(before);
  const Result<Library> after = unpacked(bytes);
  REQUIRE(after);
  CHECK(after->catalog.sets() == before.catalog.sets());
  CHECK(after->catalog.tiles() == before.catalog.tiles());
  CHECK(after->rulebook.elements() == before.rulebook.elements());
  CHECK(after->rulebook.openings() == before.rulebook.openings());
  CHECK(after->rulebook.rules() == before.rulebook.rules());
  CHECK(after->rulebook.rulings() == before.rulebook.rulings());
  CHECK(after->rulebook.variants() == before.rulebook.variants());
  CHECK(after->sources == before.sources);
  CHECK(after->ledger == before.ledger);
  CHECK(after->claims == before.claims);
  CHECK(after->positions == before.positions);
  CHECK(after->guides == before.guides);
  CHECK(after->catalog.marks_called("Wirtshaus") == std::vector<std::string>{"inn"});
  const bool same_bytes = packed(*after) == bytes;  // a megabyte, not to be printed
  CHECK(same_bytes);
}

TEST_CASE("A group's own game comes back with the records that it is played with") {
  const GameRead read =
      read_game(CARTULARY_SOURCE_DIR "/content/games/our-carcassonne", test::project_library());
  REQUIRE(read.errors.empty());
  const Result<Library> after = unpacked(packed(read.library));
  REQUIRE(after);
  REQUIRE(after->rulebook.game() != nullptr);
  CHECK(*after->rulebook.game() == *read.library.rulebook.game());
  REQUIRE(read.library.games.size() == 1);
  CHECK(after->games == read.library.games);
  CHECK(after->rulebook.rules() == read.library.rulebook.rules());
}

// What content does not fill yet must come back as well.
TEST_CASE("Each part of a record with a base comes back") {
  Variant before;
  before.id = "tower/loud";
  before.verdict = "No.";
  before.editions = {Edition::C2};
  before.author = "Ann";
  before.unknown = {"date"};
  PackWriter writer;
  writer.put(before);
  Variant after;
  PackReader(writer.bytes()).take(after);
  CHECK(after == before);
}

TEST_CASE("Bytes that are not of this program are refused, each with what to do") {
  const std::string bytes = packed(Library());
  CHECK(fault_of(bytes).empty());
  CHECK(fault_of("") ==
        "data: it is no data of Cartulary\nfix: give the file that `cartulary site` wrote");
  CHECK(fault_of(bytes.substr(0, bytes.size() - 1)) ==
        "data: it is damaged\nfix: write the site again");
  CHECK(fault_of(bytes + '\0') == "data: it is damaged\nfix: write the site again");
  std::string other = bytes;
  other[bytes.find("0.1.0")] = '1';
  CHECK(fault_of(other) ==
        "data: another version of the program wrote it\nfix: write the site again");
}

TEST_CASE("Values come back from their bytes, the greatest as the least") {
  PackWriter writer;
  writer.put(std::int64_t{0});
  writer.put(std::numeric_limits<std::int64_t>::min());
  writer.put(std::numeric_limits<std::int64_t>::max());
  writer.put(-64);
  writer.put(std::string("a\0b", 3));
  writer.put(std::optional<bool>());
  writer.put(std::map<std::string, int>{{"x", 1}, {"y", -1}});
  PackReader reader(writer.bytes());
  std::int64_t zero = 1, least = 0, greatest = 0;
  int small = 0;
  std::string text;
  std::optional<bool> nothing = true;
  std::map<std::string, int> map;
  reader.take(zero);
  reader.take(least);
  reader.take(greatest);
  reader.take(small);
  reader.take(text);
  reader.take(nothing);
  reader.take(map);
  CHECK(reader.good());
  CHECK(reader.at_end());
  CHECK(zero == 0);
  CHECK(least == std::numeric_limits<std::int64_t>::min());
  CHECK(greatest == std::numeric_limits<std::int64_t>::max());
  CHECK(small == -64);
  CHECK(text == std::string("a\0b", 3));
  CHECK(nothing == std::nullopt);
  CHECK(map == std::map<std::string, int>{{"x", 1}, {"y", -1}});
}

TEST_CASE("A reader stops at what is not there, and never reads on") {
  // A list of a billion items, in five bytes; a text longer than what follows; a flag of 2.
  for (const std::string_view bytes : {"\x80\xA8\xD6\xB9\x07",
                                       "\x0A"
                                       "ab",
                                       "\xFF\xFF"}) {
    PackReader reader(bytes);
    std::vector<std::string> list;
    reader.take(list);
    CHECK_FALSE(reader.good());
    CHECK(reader.at_end());
  }
  PackReader reader("\x04");
  bool flag = false;
  reader.take(flag);
  CHECK_FALSE(reader.good());
}

TEST_CASE("The shape of a record tells its parts and their order") {
  struct One {
    int a;
    std::string b;
  };
  struct Other {
    std::string b;
    int a;
  };
  struct Same {
    int c;
    std::string d;
  };
  CHECK(shape_of<One>() != shape_of<Other>());
  CHECK(shape_of<One>() == shape_of<Same>());
  CHECK(shape_of<std::vector<int>>() != shape_of<std::optional<int>>());
}

}  // namespace
}  // namespace cartulary::tiledb::packed_library_test
