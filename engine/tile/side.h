// Side: north, east, south or west of a cell or of a square tile. HalfSide: the left or right half
// of one, looking outward from the middle.
//
// Tiles of other shapes name their sides differently: see shape.h.
//
//   turned(Side::N, Rotation::R90);         // Side::E: where the north side is after the turn
//   opposite(Side::E);                      // Side::W
//   letters[index(Side::S)]                 // of an array in the order N E S W
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/tile/rotation.h"

namespace cartulary {

enum class Side : std::uint8_t { N = 0, E = 1, S = 2, W = 3 };

inline constexpr std::array<Side, 4> all_sides = {Side::N, Side::E, Side::S, Side::W};

// The position of a side in an array: 0 N, 1 E, 2 S, 3 W.
constexpr std::size_t index(Side side) {
  return static_cast<std::size_t>(side);
}

// The same for a side or piece that is given by its number.
constexpr std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

// The side `place` quarter turns clockwise from north; 4 is north again.
constexpr Side side_at(int place) {
  return static_cast<Side>(static_cast<unsigned>(place) & 3U);
}

// The bit of a side in a set of sides.
constexpr unsigned bit(Side side) {
  return 1U << static_cast<unsigned>(side);
}

constexpr char to_char(Side side) {
  return "NESW"[index(side)];
}

constexpr Side opposite(Side side) {
  return side_at(static_cast<int>(side) + 2);
}

// Where a side of the stored tile is after the turn.
constexpr Side turned(Side side, Rotation r) {
  return side_at(static_cast<int>(side) + static_cast<int>(r));
}

// The side of the stored tile that is at `side` after the turn.
constexpr Side stored_side(Side side, Rotation r) {
  return side_at(static_cast<int>(side) - static_cast<int>(r));
}

// Half sides have the order of their sides, each left half before the right one.
enum class Half : std::uint8_t { Left = 0, Right = 1 };

struct HalfSide {
  Side side = Side::N;
  Half half = Half::Left;
  friend constexpr bool operator==(HalfSide, HalfSide) = default;
};

// The position of a half side in an array: 0 NL, 1 NR, 2 EL, ... 7 WR.
constexpr std::size_t index(HalfSide half) {
  return 2 * index(half.side) + static_cast<std::size_t>(half.half);
}

}  // namespace cartulary
