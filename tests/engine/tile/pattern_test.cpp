#include "engine/tile/pattern.h"

#include "tests/support/catch.h"

namespace cartulary::pattern_test {
namespace {

constexpr const char* fix =
    "\nfix: write c, f, r, s, ? for any, !c for not, [cr] for one of, for example c?rf";

std::string error_of(std::string_view text) {
  const auto pattern = parse_pattern(text);
  return pattern ? "no error: " + pattern->text() : to_text(pattern.error());
}

Pattern read(std::string_view text) {
  const auto pattern = parse_pattern(text);
  INFO(text);
  REQUIRE(pattern.ok());
  return *pattern;
}

}  // namespace

TEST_CASE("every pattern of 15 choices a side survives being written and read") {
  int patterns = 0;
  std::string first_lost;
  for (unsigned n = 1; n < 16; ++n)
    for (unsigned e = 1; e < 16; ++e)
      for (unsigned s = 1; s < 16; ++s)
        for (unsigned w = 1; w < 16; ++w) {
          const Pattern pattern({EdgeSet::from_bits(n), EdgeSet::from_bits(e),
                                 EdgeSet::from_bits(s), EdgeSet::from_bits(w)});
          const auto again = parse_pattern(pattern.text());
          if ((!again || *again != pattern) && first_lost.empty()) first_lost = pattern.text();
          ++patterns;
        }
  CHECK(patterns == 50625);
  CHECK(first_lost == "");
}

TEST_CASE("a pattern is written in its shortest form") {
  CHECK(read("c?rf").text() == "c?rf");
  CHECK(read("[cr]![cr]!c[cfrs]").text() == "[cr][fs]!c?");
  CHECK(read("[rc][s][frs]s").text() == "[cr]s!cs");
}

TEST_CASE("shells' spellings and capitals read the same") {
  CHECK(read("C.Rf") == read("c?rf"));
  CHECK(read("~c?[CR]~[fs]") == read("!c?[cr]![fs]"));
}

TEST_CASE("people who say the sides one by one are understood") {
  CHECK(read("r r r r") == read("rrrr"));
  CHECK(read("c, ?, r, f") == read("c?rf"));
  CHECK(read("city any Road FIELD") == read("c?rf"));
  CHECK(read("Stadt, Wiese, Stra\u00dfe, Fluss") == read("cfrs"));
  CHECK(read("!city [city, road] farm stream").text() == "!c[cr]fs");
  CHECK(error_of("c rf") ==
        "pattern: a pattern has four positions (N E S W), this has 3\n  c rf\n      ^" +
            std::string(fix));
  CHECK(error_of("city, sea, road, field") ==
        "pattern: 'e' is no edge\n  city, sea, road, field\n         ^" + std::string(fix));
}

TEST_CASE("a wrong pattern shows the place") {
  CHECK(error_of("c?qf") == "pattern: 'q' is no edge\n  c?qf\n    ^" + std::string(fix));
  CHECK(error_of("cföf") == "pattern: 'ö' is no edge\n  cföf\n    ^" + std::string(fix));
  CHECK(error_of("c*rf") == "pattern: '*' is no edge\n  c*rf\n   ^" + std::string(fix));
  CHECK(error_of("c\nrf") == "pattern: byte 0x0a is no edge\n  c rf\n   ^" + std::string(fix));
  CHECK(error_of("c\xFFrf") == "pattern: byte 0xff is no edge\n  c?rf\n   ^" + std::string(fix));
}

TEST_CASE("a wrong class shows the place") {
  CHECK(error_of("c[]rf") == "pattern: the class is empty\n  c[]rf\n   ^" + std::string(fix));
  CHECK(error_of("c[crc]rf") ==
        "pattern: 'c' stands twice in the class\n  c[crc]rf\n      ^" + std::string(fix));
  CHECK(error_of("cf[cr") ==
        "pattern: the class is not closed with ']'\n  cf[cr\n    ^" + std::string(fix));
  CHECK(error_of("c[c?]rf") == "pattern: '?' is no edge\n  c[c?]rf\n     ^" + std::string(fix));
  CHECK(error_of("c![cfrs]rf") ==
        "pattern: the class leaves no edge\n  c![cfrs]rf\n   ^" + std::string(fix));
  CHECK(error_of("cfr!") ==
        "pattern: '!' asks for a letter or a class behind it\n  cfr!\n     ^" + std::string(fix));
  CHECK(error_of("cf!?r") ==
        "pattern: '!' asks for a letter or a class behind it\n  cf!?r\n    ^" + std::string(fix));
}

TEST_CASE("a pattern has four positions") {
  const std::string what = "pattern: a pattern has four positions (N E S W), this has ";
  CHECK(error_of("") == what + "0\n  \n  ^" + fix);
  CHECK(error_of("c[fr]r") == what + "3\n  c[fr]r\n        ^" + fix);
  CHECK(error_of("cf[cr]rff") == what + "6\n  cf[cr]rff\n         ^" + fix);
  CHECK(error_of(std::string(65, 'c')) ==
        "pattern: a pattern has at most 64 bytes" + std::string(fix));
}

TEST_CASE("turns of a pattern: each after each is one turn") {
  const Pattern pattern = read("c[fr]!s?");
  for (const Rotation a : all_rotations)
    for (const Rotation b : all_rotations) {
      const auto sum = static_cast<Rotation>((static_cast<int>(a) + static_cast<int>(b)) % 4);
      CHECK(pattern.rotated(a).rotated(b) == pattern.rotated(sum));
    }
  CHECK(pattern.rotated(Rotation::R90).text() == "?c[fr]!s");
}

TEST_CASE("turning the hole and the tile together changes nothing") {
  const Pattern hole = read("c?[rf]f");
  const Pattern tile = Pattern::of(*parse_edge_code("crff"));
  for (const Rotation a : all_rotations)
    for (const Rotation b : all_rotations) {
      const auto sum = static_cast<Rotation>((static_cast<int>(a) + static_cast<int>(b)) % 4);
      CHECK(hole.fits(tile, a) == hole.rotated(b).fits(tile, sum));
    }
}

TEST_CASE("positions of any number can be read, up to the first fault") {
  const PatternPositions three = parse_positions("f[cr]?");
  CHECK_FALSE(three.fault.has_value());
  CHECK(three.columns == std::vector<std::size_t>{0, 1, 5});
  REQUIRE(three.sides.size() == 3);
  CHECK(position_text(three.sides[1]) == "[cr]");
  const PatternPositions faulty = parse_positions("fcq");
  REQUIRE(faulty.fault.has_value());
  CHECK(faulty.fault->column == 2);
  CHECK(faulty.sides.size() == 2);
}

}  // namespace cartulary::pattern_test
