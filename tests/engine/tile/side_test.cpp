#include "engine/tile/side.h"

#include <string>

#include "tests/support/catch.h"

namespace cartulary::side_test {
TEST_CASE("a side and its opposite") {
  std::string round;
  for (const Side side : all_sides) round += {to_char(side), to_char(opposite(side)), ' '};
  CHECK(round == "NS EW SN WE ");
}

TEST_CASE("sides turn clockwise, and back to how the tile is stored") {
  CHECK(turned(Side::N, Rotation::R90) == Side::E);
  CHECK(turned(Side::W, Rotation::R90) == Side::N);
  CHECK(stored_side(Side::N, Rotation::R90) == Side::W);
  for (const Side side : all_sides)
    for (const Rotation r : all_rotations) CHECK(stored_side(turned(side, r), r) == side);
}

TEST_CASE("sides and half sides stand in arrays in the order of the round") {
  CHECK(index(Side::W) == 3);
  CHECK(side_at(5) == Side::E);
  CHECK(bit(Side::S) == 4);
  CHECK(index(HalfSide{Side::N, Half::Left}) == 0);
  CHECK(index(HalfSide{Side::E, Half::Right}) == 3);
}

}  // namespace cartulary::side_test
