#include "engine/tile/tile.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::tile_test {
using test::land;

TEST_CASE("kinds, marks, classes and interiors survive being written and read") {
  for (int i = 0; i < 8; ++i) {
    const auto kind = static_cast<SegmentKind>(i);
    CHECK(parse_segment_kind(to_text(kind)) == kind);
    CHECK(is_monastic(kind) == (i >= 4));
  }
  for (int i = 0; i < segment_mark_count; ++i) {
    const auto mark = static_cast<SegmentMark>(i);
    CHECK(parse_segment_mark(to_text(mark)) == mark);
  }
  for (int i = 0; i < 3; ++i) {
    CHECK(parse_tile_class(to_text(static_cast<TileClass>(i))) == static_cast<TileClass>(i));
    CHECK(parse_interior(to_text(static_cast<Interior>(i))) == static_cast<Interior>(i));
  }
  CHECK(to_text(SegmentMark::PigHerd) == "pig-herd");
  CHECK_FALSE(parse_segment_kind("castle").has_value());
}

TEST_CASE("only a square with four known sides has an edge code") {
  CHECK(edge_code(land("X-1", "x", "crrf", {}))->text() == "crrf");
  CHECK_FALSE(edge_code(land("X-1", "x", "f???", {})).has_value());
  CHECK_FALSE(edge_code(land("X-1", "x", "****", {})).has_value());
  Tile part = land("X-1", "x", "ffff", {});
  part.shape = Shape::StartPiecePart;
  CHECK_FALSE(edge_code(part).has_value());
}

TEST_CASE("the sides of an abbey are any, those not known or inside are none") {
  const auto sides = sides_of(land("X-1", "x", "*c?x", {}));
  REQUIRE(sides.has_value());
  CHECK(sides->side(Side::N) == EdgeSet::any());
  CHECK(sides->side(Side::E) == EdgeSet::of(Edge::City));
  CHECK(sides->side(Side::S).empty());
  CHECK(sides->side(Side::W).empty());
  Tile triangle = land("X-1", "x", "frc", {});
  triangle.shape = Shape::Triangle;
  CHECK_FALSE(sides_of(triangle).has_value());
}

TEST_CASE("marks are counted by kind, kin, number, mark and symbol") {
  Tile tile = land("X-1", "x", "ccrf", {});
  tile.segments = {test::segment(SegmentKind::City, Shape::Square, "N"),
                   test::segment(SegmentKind::City, Shape::Square, "E"),
                   test::segment(SegmentKind::Road, Shape::Square, "S"),
                   test::segment(SegmentKind::Shrine, Shape::Square, "")};
  tile.segments[0].pennants = 2;
  tile.segments[1].trade = "wine";
  tile.segments[2].marks = 1U << static_cast<unsigned>(SegmentMark::Inn);
  tile.segments[2].well = 1;
  tile.symbols = {{"crop-circle", "shield"}, {"crop-circle", "club"}, {"volcano", ""}};
  CHECK(count_marks(tile, "city") == 2);
  CHECK(count_marks(tile, "pennant") == 2);
  CHECK(count_marks(tile, "wine") == 1);
  CHECK(count_marks(tile, "inn") == 1);
  CHECK(count_marks(tile, "well") == 1);
  CHECK(count_marks(tile, "shrine") == 1);
  CHECK(count_marks(tile, "monastic") == 1);
  CHECK(count_marks(tile, "cloister") == 0);
  CHECK(count_marks(tile, "crop-circle") == 2);
  CHECK(count_marks(tile, "crop-circle:club") == 1);
  CHECK(count_marks(tile, "crop") == 0);
  CHECK(count_marks(tile, "") == 0);
  CHECK(mark_names(tile) ==
        std::vector<std::string>{"crop-circle", "crop-circle:club", "crop-circle:shield", "inn",
                                 "monastic", "pennant", "shrine", "volcano", "well", "wine"});
  for (const std::string& name : mark_names(tile)) CHECK(count_marks(tile, name) > 0);
}

}  // namespace cartulary::tile_test
