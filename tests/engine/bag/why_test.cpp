#include "engine/bag/why.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::why_test {
namespace {

WhyAnswer ask(const Tile& tile, const char* pattern) {
  const auto answer = why(tile, *parse_pattern(pattern));
  REQUIRE(answer.ok());
  return *answer;
}

std::string summary(const char* edges, const char* pattern) {
  const Tile tile = test::land("X-01", "x", edges, {});
  return ask(tile, pattern).summary();
}

}  // namespace

TEST_CASE("each turn tells the sides that block it") {
  const Tile tile = test::land("BA-15", "base-game", "crrf", {});
  const WhyAnswer answer = ask(tile, "c[cr]!cc");
  CHECK(answer.tile == &tile);
  CHECK(answer.turns[0].edges == "crrf");
  CHECK(answer.turns[0].blocked == std::vector<BlockedSide>{{Side::W, 'f', "c"}});
  CHECK(answer.turns[1].edges == "fcrr");
  CHECK(answer.turns[1].blocked ==
        std::vector<BlockedSide>{{Side::N, 'f', "c"}, {Side::W, 'r', "c"}});
  CHECK(answer.turns[2].edges == "rfcr");
  CHECK(answer.turns[2].blocked == std::vector<BlockedSide>{{Side::N, 'r', "c"},
                                                            {Side::E, 'f', "[cr]"},
                                                            {Side::S, 'c', "!c"},
                                                            {Side::W, 'r', "c"}});
  CHECK(answer.turns[3].edges == "rrfc");
  CHECK(answer.turns[3].blocked == std::vector<BlockedSide>{{Side::N, 'r', "c"}});
  CHECK_FALSE(answer.fits());
}

TEST_CASE("the turns say one thing together") {
  CHECK(summary("crrf", "c?rf") == "fits as it lies");
  CHECK(summary("crrf", "?c?r") == "fits when turned 90");
  CHECK(summary("cfcf", "c???") == "fits when turned 0 or 180");
  CHECK(summary("cccf", "?c??") == "fits when turned 0, 90 or 270");
  CHECK(summary("ffff", "f?!cf") == "fits in every turn");
  CHECK(summary("****", "cfrs") == "fits in every turn");
  CHECK(summary("frfr", "c?rf") == "never fits: it shows no city, and the north side asks for one");
  CHECK(summary("ffff", "?[cr]??") ==
        "never fits: it shows no city or road, and the east side asks for one");
  CHECK(summary("crrf", "cc??") == "never fits: 2 sides ask for city, and it shows 1");
  CHECK(summary("ccff", "cfcf") == "never fits: each turn is blocked on some side");
}

TEST_CASE("sides that are not known never fit") {
  CHECK(summary("????", "????") == "never fits: its sides are not known");
  CHECK(summary("f???", "f???") == "never fits: a side is not known");
  Tile part = test::land("CC-01", "x", "fxxf", {});
  part.shape = Shape::StartPiecePart;
  CHECK(ask(part, "f??f").summary() == "never fits: a side lies inside a start piece");
  CHECK(ask(part, "f??f").turns[0].blocked ==
        std::vector<BlockedSide>{{Side::E, 'x', "?"}, {Side::S, 'x', "?"}});
}

TEST_CASE("a piece that is no square cannot be asked about") {
  Tile tile = test::land("HA-01", "halflings", "frc", {});
  tile.shape = Shape::Triangle;
  const auto answer = why(tile, Pattern::any());
  REQUIRE_FALSE(answer.ok());
  CHECK(to_text(answer.error()) ==
        "HA-01: this piece is no square but a triangle, so no hole of one cell takes it\n"
        "fix: ask about a square tile");
}

}  // namespace cartulary::why_test
