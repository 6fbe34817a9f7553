// EdgeCode: the four edges of a square tile in one byte, clockwise from north.
//
//     bits   7 6 | 5 4 | 3 2 | 1 0
//     side    N  |  E  |  S  |  W        each an Edge: 0 city, 1 field, 2 road, 3 river
//
// With north in the high bits, the bytes sort like the texts of the codes (c < f < r < s). The
// least turn of a code is therefore the least byte.
//
//   EdgeCode code = *parse_edge_code("rfcf");
//   code.canonical().text();                      // "cfrf"
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tile/edge.h"
#include "engine/tile/rotation.h"
#include "engine/tile/side.h"

namespace cartulary {

class EdgeCode {
 public:
  constexpr EdgeCode() = default;
  explicit constexpr EdgeCode(std::uint8_t bits) : bits_(bits) {}
  constexpr EdgeCode(Edge n, Edge e, Edge s, Edge w)
      : bits_(static_cast<std::uint8_t>(
            static_cast<unsigned>(n) << 6U | static_cast<unsigned>(e) << 4U |
            static_cast<unsigned>(s) << 2U | static_cast<unsigned>(w))) {}

  constexpr std::uint8_t bits() const { return bits_; }

  constexpr Edge side(Side which) const {
    return static_cast<Edge>(bits_ >> (6U - 2U * static_cast<unsigned>(which)) & 3U);
  }

  // The code after a clockwise turn: rotated(R90) of "cfrf" is "fcfr".
  constexpr EdgeCode rotated(Rotation r) const {
    const unsigned shift = 2U * static_cast<unsigned>(r);
    return EdgeCode(
        static_cast<std::uint8_t>(bits_ >> shift | static_cast<unsigned>(bits_) << (8U - shift)));
  }

  // The least of the four turns, which is the code that people look up.
  constexpr EdgeCode canonical() const {
    EdgeCode least = *this;
    for (Rotation r : all_rotations)
      if (rotated(r).bits_ < least.bits_) least = rotated(r);
    return least;
  }

  std::string text() const;

  friend constexpr auto operator<=>(EdgeCode, EdgeCode) = default;

 private:
  std::uint8_t bits_ = 0;
};

// Reads four letters of c f r s, in any turn.
std::optional<EdgeCode> parse_edge_code(std::string_view text);

enum class Rivers { Without, With };

// All canonical codes, ascending: 24 without rivers, 70 with them.
std::vector<EdgeCode> all_edge_codes(Rivers rivers);

}  // namespace cartulary
