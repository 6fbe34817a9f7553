// Pattern: the edges that a hole requires on its four sides, clockwise from north.
//
// The text has four positions: a letter c f r s; `?` or `.` for any edge; `!c` or `~c` for any but
// c; `[cr]` for one of several; `![cr]` for none of several. Capitals are read as small letters.
// Blanks and commas may separate the positions, and words may replace the letters: "city, any,
// road, field", or others of content/language/CODE/words.txt.
//
//   Pattern p = *parse_pattern("c?rf");
//   p.fits(Pattern::of(*parse_edge_code("ccrf")), Rotation::R0);      // true
//   p.text();                                                         // "c?rf"
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "engine/tile/edge_code.h"
#include "engine/tile/side.h"

namespace cartulary {

// Four sets of edges, N E S W. sides_of(Tile) gives the sides of a tile in the same form.
class Pattern {
 public:
  constexpr Pattern() = default;
  constexpr explicit Pattern(const std::array<EdgeSet, 4>& sides) {
    for (unsigned i = 0; i < 4; ++i)
      bits_ = static_cast<std::uint16_t>(bits_ | sides[i].bits() << (4U * i));
  }
  static constexpr Pattern of(EdgeCode code) {
    return Pattern({EdgeSet::of(code.side(Side::N)), EdgeSet::of(code.side(Side::E)),
                    EdgeSet::of(code.side(Side::S)), EdgeSet::of(code.side(Side::W))});
  }
  static constexpr Pattern any() { return Pattern(static_cast<std::uint16_t>(0xFFFF)); }

  constexpr EdgeSet side(Side which) const {
    return EdgeSet::from_bits(static_cast<unsigned>(bits_) >> (4U * static_cast<unsigned>(which)));
  }

  // Four bits per side, N lowest.
  constexpr std::uint16_t bits() const { return bits_; }

  // The pattern after a clockwise turn: "c?rf" by R90 is "fc?r".
  constexpr Pattern rotated(Rotation r) const {
    const unsigned shift = 4U * static_cast<unsigned>(r);
    const unsigned bits = bits_;
    return Pattern(static_cast<std::uint16_t>(bits << shift | bits >> (16U - shift)));
  }

  // Whether a tile with these sides, turned by `r`, fits into this hole: on each side the two sets
  // share an edge. Symmetric up to the turn.
  constexpr bool fits(Pattern tile, Rotation r) const {
    const unsigned common = static_cast<unsigned>(bits_) & tile.rotated(r).bits_;
    return (common & 0x000FU) != 0 && (common & 0x00F0U) != 0 && (common & 0x0F00U) != 0 &&
           (common & 0xF000U) != 0;
  }

  // The shortest notation: for each side a letter or ?, else !x, else a class in the order c f r s.
  std::string text() const;

  friend constexpr bool operator==(Pattern, Pattern) = default;

 private:
  constexpr explicit Pattern(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

// One position as Pattern::text() writes it. The empty set gives "[]", which cannot be parsed.
std::string position_text(EdgeSet side);

// Errors (`where` "pattern") mark the position with a caret: a wrong letter, an empty class, a
// class that repeats a letter or is not closed, `![cfrs]`, too few or too many positions. The error
// for a text over 64 bytes has no caret.
Result<Pattern> parse_pattern(std::string_view text);

// Reads any number of positions, for shapes other than the square and for patterns in longer texts.
struct PatternFault {
  std::size_t column = 0;  // in characters, from 0
  Said what;
};
struct PatternPositions {
  std::vector<EdgeSet> sides;
  std::vector<std::size_t> columns;   // where each position begins
  std::optional<PatternFault> fault;  // if set, `sides` ends before it
};
PatternPositions parse_positions(std::string_view text);

}  // namespace cartulary
