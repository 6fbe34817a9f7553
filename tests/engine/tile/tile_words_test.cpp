#include "engine/tile/tile_words.h"

#include "engine/tile/symbol_words.h"
#include "engine/tile/tile_fields.h"
#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::tile_words_test {
using test::field;
using test::segment;
using Kind = SegmentKind;

namespace {

constexpr Shape square = Shape::Square;

Tile tile(std::string edges, std::vector<Segment> segments, Shape shape = square) {
  Tile made = test::land("X-01", "x", std::move(edges), {});
  made.segments = std::move(segments);
  made.shape = shape;
  return made;
}

Segment with(Segment segment, SegmentMark mark) {
  segment.marks |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(mark));
  return segment;
}

Segment road(std::string_view sides) {
  return segment(Kind::Road, square, sides);
}
Segment city(std::string_view sides) {
  return segment(Kind::City, square, sides);
}

std::string words_of(const char* id) {
  static const Catalog catalog = test::small_catalog();
  return tile_words(*catalog.find_tile(id));
}

}  // namespace

TEST_CASE("tiles of the base game in words") {
  CHECK(words_of("BA-15") == "city north; road from east to south");
  CHECK(words_of("BA-01") == "city on all sides with a pennant");
  CHECK(words_of("BA-02") == "city joining north and east");
  CHECK(words_of("BA-20") == "roads from north, east, south and west end here");
  CHECK(words_of("BA-21") == "cloister");
}

TEST_CASE("what a segment carries stands with it") {
  Segment rich = with(with(city("N E S"), SegmentMark::Cathedral), SegmentMark::Princess);
  rich.pennants = 2;
  rich.trade = "wine";
  CHECK(tile_words(tile("cccr", {rich, with(road("W"), SegmentMark::Inn)})) ==
        "city joining north, east and south with 2 pennants, wine, a cathedral and a princess; "
        "road from west ends here, with an inn");
  Segment well = road("N S");
  well.well = 1;
  CHECK(tile_words(tile("rrrr", {with(road("E W"), SegmentMark::Tunnel), well})) ==
        "road from north to south with a well; road from east to west with a tunnel");
  CHECK(tile_words(tile("cccc", {with(city("N E S W"), SegmentMark::Darmstadtium)})) ==
        "city on all sides with the darmstadtium");
}

TEST_CASE("plain roads that end here are told together, clockwise") {
  CHECK(tile_words(tile("crrr",
                        {city("N"), road("W"), road("E"), with(road("S"), SegmentMark::Tunnel)})) ==
        "city north; roads from east and west end here; road from south ends here, with a tunnel");
  CHECK(tile_words(tile("rrrr", {road("N E S W")})) == "road joining north, east, south and west");
}

TEST_CASE("rivers run, end or fork") {
  CHECK(tile_words(tile("fsfs", {segment(Kind::River, square, "E W")})) ==
        "river from east to west");
  Tile spring = tile("fffs", {segment(Kind::River, square, "W")});
  spring.symbols = {{"river-spring", ""}};
  CHECK(tile_words(spring) == "river from west ends here; river spring");
  CHECK(tile_words(tile("fsss", {segment(Kind::River, square, "E S W")})) ==
        "river joining east, south and west");
}

TEST_CASE("fields are told where the edges do not tell them") {
  const std::vector<Segment> meeting = {city("N"), city("S"), road("E"), road("W")};
  std::vector<Segment> apart = meeting;
  for (const char* half : {"EL", "ER", "WL", "WR"}) apart.push_back(field(square, half));
  CHECK(tile_words(tile("crcr", apart)) ==
        "city north; city south; roads from east and west end here; field north-east; "
        "field south-east; field south-west; field north-west");
  std::vector<Segment> natural = meeting;
  natural.push_back(field(square, "EL WR"));
  natural.push_back(field(square, "ER WL"));
  CHECK(tile_words(tile("crcr", natural)) ==
        "city north; city south; roads from east and west end here");
  CHECK(
      tile_words(tile("cfff", {city("N"), field(square, "EL ER"), field(square, "SL SR WL WR")})) ==
      "city north; field east; field south and west");
  CHECK(tile_words(tile("cccc", {city("N E"), city("S W"), field(square, "")})) ==
        "city joining north and east; city joining south and west; enclosed field");
}

TEST_CASE("two fields that meet at a corner are told by their ends") {
  CHECK(tile_words(tile("ccrr", {city("N E"), road("S"), road("W"), field(square, "SL"),
                                 field(square, "SR"), field(square, "WL"), field(square, "WR")})) ==
        "city joining north and east; roads from south and west end here; field south-east; "
        "field south (west end); field west (south end); field north-west");
}

TEST_CASE("a field that carries something is told, and one that is all there is") {
  const Segment all = field(square, "NL NR EL ER SL SR WL WR");
  CHECK(tile_words(tile("ffff", {all})) == "field all around");
  CHECK(tile_words(
            tile("ffff", {segment(Kind::Shrine, square, ""), with(all, SegmentMark::PigHerd)})) ==
        "shrine; field all around with a pig herd");
}

TEST_CASE("a road that ends at a city parts the fields, one that ends alone does not") {
  Segment gate = road("S");
  gate.adjoins = "a";
  Segment wall = city("N E");
  wall.adjoins = "a";
  CHECK(fields_follow_edges(
      tile("ccrf", {wall, gate, field(square, "SL"), field(square, "SR WL WR")})));
  CHECK(fields_follow_edges(tile("ccrf", {city("N E"), road("S"), field(square, "SL SR WL WR")})));
  CHECK_FALSE(fields_follow_edges(
      tile("ccrf", {city("N E"), road("S"), field(square, "SL"), field(square, "SR WL WR")})));
}

TEST_CASE("symbols stand at the end, in words") {
  Tile flier = tile("ffff", {field(square, "NL NR EL ER SL SR WL WR")});
  flier.symbols = {{"flier", "NW"}, {"garden", ""}};
  CHECK(tile_words(flier) == "field all around; flier to the north-west; garden");
  CHECK(symbol_words({"crop-circle", "shield"}) == "crop circle (shield)");
  CHECK(symbol_words({"wind-rose", "SE"}) == "wind rose, south-east quarter");
  CHECK(symbol_words({"wind-rose", "NWSE@W"}) == "whole wind rose, its north to the west");
  CHECK(symbol_words({"bathhouse", "3/city"}) == "bathhouse (+3, city)");
  CHECK(symbol_words({"leipzig-quarter", "2/cow-pen"}) == "quarter of Leipzig (+2, cow pen)");
  CHECK(symbol_words({"watchtower", "1/city"}) == "watchtower (1 point for each city)");
  CHECK(symbol_words({"watchtower", "2/coat-of-arms"}) ==
        "watchtower (2 points for each coat of arms)");
  CHECK(symbol_words({"baba-yagas-hut", ""}) == "Baba Yaga's hut");
}

TEST_CASE("marks have titles for headings") {
  CHECK(mark_title("inn") == "Inn");
  CHECK(mark_title("pig-herd") == "Pig herd");
  CHECK(mark_title("magic-portal") == "Magic portal");
  CHECK(mark_title("crop-circle:club") == "Crop circle (club)");
  CHECK(mark_title("flier:N") == "Flier to the north");
  CHECK(mark_title("") == "");
}

TEST_CASE("doubles, triangles and blocks name their own sides") {
  CHECK(tile_words(tile(
            "rcfrfr",
            {segment(Kind::City, Shape::Double, "N2"), segment(Kind::Road, Shape::Double, "N1 W")},
            Shape::Double)) ==
        "two squares side by side; city north (right half); "
        "road from north (left half) to west");
  CHECK(tile_words(tile(
            "frc",
            {segment(Kind::City, Shape::Triangle, "B"), segment(Kind::Road, Shape::Triangle, "A")},
            Shape::Triangle)) ==
        "half a square; city on the second short side; road from the first short side ends here");
  CHECK(tile_words(tile("cfrfffcfrffccfrf",
                        {segment(Kind::City, Shape::Block4x4, "S1 W4"),
                         segment(Kind::Road, Shape::Block4x4, "N3")},
                        Shape::Block4x4)) ==
        "start piece of 4 by 4 squares, numbered from the left and from the top; "
        "city joining south 1 and west 4; road from north 3 ends here");
  CHECK(tile_words(tile("fxxx", {}, Shape::StartPiecePart)) ==
        "part of a start piece; interior not known; edges: field north");
  CHECK(tile_words(tile("xxxx", {}, Shape::StartPiecePart)) ==
        "part of a start piece; every side lies inside it");
}

TEST_CASE("what is not known is told as such") {
  CHECK(tile_words(tile("crrf", {})) ==
        "interior not known; edges: city north, field west, road east and south");
  CHECK(tile_words(tile("f???", {})) ==
        "interior not known; edges: field north, the rest not known");
  CHECK(tile_words(tile("????", {})) == "interior and edges not known");
}

TEST_CASE("pieces that are no landscape") {
  CHECK(words_of("AM-01") == "every side fits any edge");
  CHECK(words_of("AM-02") == "King");
  CHECK(tile_words(tile("", {}, Shape::Card)) == "no landscape");
}

}  // namespace cartulary::tile_words_test
