// The pictures of three lines, for the ways in which a tile can be joined.
#include "cli/terminal/tile_drawing.h"

#include "docgen/base/turned_tile.h"
#include "engine/tile/tile_words.h"
#include "tests/support/catch.h"

namespace cartulary::cli::tile_drawing_test {
namespace {

constexpr std::uint32_t n = 1, e = 2, s = 4, w = 8;

Segment segment(SegmentKind kind, std::uint32_t sides) {
  Segment result;
  result.kind = kind;
  result.sides = sides;
  return result;
}

Tile tile_of(std::string edges, std::vector<Segment> segments) {
  Tile tile;
  tile.id = "XX-01";
  tile.edges = std::move(edges);
  tile.segments = std::move(segments);
  return tile;
}

std::string drawn(const Tile& tile, Rotation rotation = Rotation::R0) {
  return beside({draw_tile(tile, rotation, Style(false))}, 0);
}

const Tile bend =
    tile_of("crrf", {segment(SegmentKind::City, n), segment(SegmentKind::Road, e | s)});

}  // namespace

TEST_CASE("a bend of a road leads from side to side") {
  CHECK(drawn(bend) ==
        "╭──c──╮\n"
        "f  ╭──r\n"
        "╰──r──╯\n");
  CHECK(drawn(bend, Rotation::R90) ==
        "╭──f──╮\n"
        "r──╮  c\n"
        "╰──r──╯\n");
}

TEST_CASE("shading joins the sides of one city, not of two") {
  CHECK(drawn(tile_of("ccff", {segment(SegmentKind::City, n | e)})) ==
        "╭──c──╮\n"
        "f  ▒▒▒c\n"
        "╰──f──╯\n");
  CHECK(drawn(tile_of("ccff", {segment(SegmentKind::City, n), segment(SegmentKind::City, e)})) ==
        "╭──c──╮\n"
        "f     c\n"
        "╰──f──╯\n");
}

TEST_CASE("roads that end meet at a place, a cloister stands in the middle, a river is double") {
  CHECK(drawn(tile_of("frrr", {segment(SegmentKind::Road, e), segment(SegmentKind::Road, s),
                               segment(SegmentKind::Road, w)})) ==
        "╭──f──╮\n"
        "r──•──r\n"
        "╰──r──╯\n");
  CHECK(
      drawn(tile_of("fffr", {segment(SegmentKind::Cloister, 0), segment(SegmentKind::Road, w)})) ==
      "╭──f──╮\n"
      "r──⌂  f\n"
      "╰──f──╯\n");
  CHECK(drawn(tile_of("rsrs",
                      {segment(SegmentKind::River, e | w), segment(SegmentKind::Road, n | s)})) ==
        "╭──r──╮\n"
        "s══╪══s\n"
        "╰──r──╯\n");
}

TEST_CASE("a piece that is no square has an empty frame") {
  Tile card = tile_of("", {});
  card.shape = Shape::Card;
  CHECK(drawn(card) == "╭─────╮\n│     │\n╰─────╯\n");
}

TEST_CASE("a hole shows letters, ? for any and * for a class") {
  CHECK(beside({draw_hole(*parse_pattern("c?[cr]!f"), Style(false))}, 0) ==
        "╭──c──╮\n"
        "*     ?\n"
        "╰──*──╯\n");
}

TEST_CASE("a turned tile is told as it lies") {
  CHECK(tile_words(bend) == "city north; road from east to south");
  CHECK(tile_words(docgen::turned_tile(bend, Rotation::R90)) ==
        "city east; road from south to west");
  CHECK(docgen::turned_tile(bend, Rotation::R90).edges == "fcrr");
  CHECK(docgen::turned_tile(docgen::turned_tile(bend, Rotation::R90), Rotation::R270) == bend);
}

}  // namespace cartulary::cli::tile_drawing_test
