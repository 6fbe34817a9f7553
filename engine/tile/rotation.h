// Rotation: clockwise quarter turns of a tile, counted from its stored position.
//
//   Rotation r = Rotation::R90;         // what was north now faces east
//   degrees(r);                         // 90
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace cartulary {

enum class Rotation : std::uint8_t { R0 = 0, R90 = 1, R180 = 2, R270 = 3 };

inline constexpr std::array<Rotation, 4> all_rotations = {Rotation::R0, Rotation::R90,
                                                          Rotation::R180, Rotation::R270};

constexpr int degrees(Rotation r) {
  return 90 * static_cast<int>(r);
}

// Reads 0, 90, 180 and 270.
constexpr std::optional<Rotation> rotation_of_degrees(int degrees) {
  for (Rotation r : all_rotations)
    if (90 * static_cast<int>(r) == degrees) return r;
  return std::nullopt;
}

// A set of rotations in four bits, bit n for n quarter turns.
class RotationSet {
 public:
  static constexpr RotationSet from_bits(unsigned bits) {
    RotationSet set;
    set.bits_ = static_cast<std::uint8_t>(bits & 15U);
    return set;
  }
  constexpr void add(Rotation r) {
    bits_ = static_cast<std::uint8_t>(bits_ | 1U << static_cast<unsigned>(r));
  }
  constexpr bool contains(Rotation r) const {
    return (bits_ >> static_cast<unsigned>(r) & 1U) != 0;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint8_t bits() const { return bits_; }
  friend constexpr bool operator==(RotationSet, RotationSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace cartulary
