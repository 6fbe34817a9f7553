// Explains why a tile does or does not fit a pattern: for each turn, the sides that block it.
//
//   WhyAnswer w = *why(tile, *parse_pattern("c?rf"));
//   w.turns[0].blocked;      // {{side 2 (S), shows 'f', wants "r"}}
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/text/result.h"
#include "engine/tile/pattern.h"
#include "engine/tile/side.h"
#include "engine/tile/tile.h"

namespace cartulary {

struct BlockedSide {
  Side side = Side::N;  // of the hole
  char shows = 'f';     // the tile's letter there: c f r s x ?
  std::string wants;    // the pattern's position: "r", "[cr]", "!c"
  friend bool operator==(const BlockedSide&, const BlockedSide&) = default;
};

struct WhyTurn {
  Rotation rotation = Rotation::R0;
  std::string edges;  // the tile's edges as turned: "rfcf"
  std::vector<BlockedSide> blocked;
  bool fits() const { return blocked.empty(); }
};

struct WhyAnswer {
  const Tile* tile = nullptr;
  Pattern pattern;
  std::array<WhyTurn, 4> turns;
  RotationSet bridged;  // turns in which it fits only with a bridge on it
  bool fits() const;
  // One sentence that sums up the turns: "fits when turned 90", "never fits: it shows no city, and
  // the north side asks for one", "its sides are not known".
  Said summary() const;
};

// Error: the piece is not a square (double, triangle, block, card), with its shape.
Result<WhyAnswer> why(const Tile& tile, Pattern pattern);

}  // namespace cartulary
