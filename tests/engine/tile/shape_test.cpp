#include "engine/tile/shape.h"

#include "engine/tile/edition.h"
#include "engine/tile/tile_set.h"
#include "tests/support/catch.h"

namespace cartulary::shape_test {
TEST_CASE("every shape names its sides and half sides, and finds them again") {
  const int counts[] = {4, 6, 3, 16, 4, 0};
  for (int i = 0; i < 6; ++i) {
    const auto shape = static_cast<Shape>(i);
    CHECK(parse_shape(to_text(shape)) == shape);
    CHECK(side_count(shape) == counts[i]);
    for (int side = 0; side < side_count(shape); ++side)
      CHECK(side_index(shape, side_names(shape)[static_cast<std::size_t>(side)]) == side);
    for (int half = 0; half < 2 * side_count(shape); ++half)
      CHECK(half_index(shape, half_name(shape, half)) == half);
  }
}

TEST_CASE("sides run clockwise from the top left") {
  CHECK(half_name(Shape::Square, 3) == "ER");
  CHECK(side_index(Shape::Double, "S2") == 3);
  CHECK(half_index(Shape::Double, "N1R") == 1);
  CHECK(half_index(Shape::Triangle, "HL") == 0);
  CHECK(side_index(Shape::Block4x4, "S4") == 8);
  CHECK(side_index(Shape::Block4x4, "W1") == 15);
}

TEST_CASE("names of other shapes are not taken") {
  CHECK_FALSE(side_index(Shape::Square, "N1").has_value());
  CHECK_FALSE(side_index(Shape::Card, "N").has_value());
  for (const char* name : {"", "N", "L", "XL", "NLR", "nl"})
    CHECK_FALSE(half_index(Shape::Square, name).has_value());
  CHECK_FALSE(parse_shape("hexagon").has_value());
}

TEST_CASE("editions are read in any case") {
  for (const Edition edition : all_editions) CHECK(parse_edition(to_text(edition)) == edition);
  CHECK(parse_edition("we") == Edition::WE);
  for (const char* name : {"C3.1", "c3.1", "C3-1", "c3-1", "2025"})
    CHECK(parse_edition(name) == Edition::C3_1);
  CHECK_FALSE(parse_edition("C4").has_value());
  CHECK_FALSE(parse_edition("").has_value());
}

TEST_CASE("texts that list the editions follow from their names") {
  CHECK(edition_texts::choices == "C1 C2 C3 C3.1 WE");
  CHECK(edition_texts::any == "C1, C2, C3, C3.1 or WE");
  CHECK(edition_texts::years == "C1 (2000), C2 (2014), C3 (2021), C3.1 (2025), WE (winter)");
  for (std::size_t i = 0; i < edition_names.size(); ++i)
    CHECK(static_cast<std::size_t>(edition_names[i].edition) == i);
}

TEST_CASE("what an edition lacks is looked for in the one before") {
  CHECK(edition_before(Edition::C3_1) == Edition::C3);
  CHECK(edition_before(Edition::C3) == Edition::C2);
  CHECK(edition_before(Edition::WE) == Edition::C2);
  CHECK_FALSE(edition_before(Edition::C1).has_value());
}

TEST_CASE("sets are listed by kind, number, sort and id; those without a number last") {
  const auto set = [](SetKind kind, std::optional<int> number, int sort, const char* id) {
    TileSet made;
    made.kind = kind;
    made.number = number;
    made.sort = sort;
    made.id = id;
    return made;
  };
  const std::vector<TileSet> ordered = {
      set(SetKind::Base, {}, 0, "z"),  set(SetKind::Major, 2, 9, "y"),
      set(SetKind::Major, 10, 0, "a"), set(SetKind::Major, {}, -1, "c"),
      set(SetKind::Major, {}, 0, "b"), set(SetKind::Major, {}, 0, "d"),
      set(SetKind::Box, 1, 0, "a")};
  for (std::size_t a = 0; a < ordered.size(); ++a)
    for (std::size_t b = 0; b < ordered.size(); ++b)
      CHECK(listed_before(ordered[a], ordered[b]) == (a < b));
  for (int i = 0; i < 6; ++i)
    CHECK(parse_set_kind(to_text(static_cast<SetKind>(i))) == static_cast<SetKind>(i));
}

}  // namespace cartulary::shape_test
