// RoadEnds: works out where a road or river of a square ends, from the fields next to it.
//
// The data gives no shapes, only which half sides share a field and which cities each field
// borders. If a field runs from a road around to a city and no further, the two enclose it, so the
// road ends at that city. Refers to the tile, which must outlive it.
#pragma once

#include <cstddef>
#include <vector>

#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// A road or river of a square: its index in Tile::segments and its sides, N to W.
struct Way {
  int segment;
  bool river;
  std::vector<int> sides;

  bool single() const { return sides.size() == 1; }
  bool straight() const { return sides.size() == 2 && sides[1] - sides[0] == 2; }
  bool bend() const { return sides.size() == 2 && !straight(); }
};

class RoadEnds {
 public:
  explicit RoadEnds(const Tile& tile);

  const std::vector<Way>& ways() const { return ways_; }
  const Segment& segment(int index) const {
    return tile_->segments[static_cast<std::size_t>(index)];
  }
  int field(int half) const { return fields_[static_cast<std::size_t>(half & 7)]; }
  int city(int side) const { return sides_[static_cast<std::size_t>(side & 3)]; }
  bool borders(int city, int side) const { return city >= 0 && this->city(side) == city; }

  // Whether the fields on both sides of a way differ at this side of the tile.
  bool parted(int side) const { return field(2 * side) != field(2 * side + 1); }
  // The city at which the way from a side ends, or -1.
  int ending_city(int side) const;
  // Whether another way ends at the same gate, so that the field between the two does not reach the
  // city.
  bool shares_gate(const Way& way, int city) const;
  // Whether at most one way ends at the city.
  bool alone_at(int city) const;
  // The city that a way between two sides touches, or -1. It touches a city that separates the
  // fields next to the way.
  int touched_city(const Way& way) const;
  // The road or river that runs straight between the sides left and right of `side`, or null.
  const Way* across(int side, bool river) const;
  const Way* first_bend() const;
  bool has_monastic() const;

 private:
  int closing_city(int side, int step) const;
  int touched_between(int from, int to) const;

  const Tile* tile_;
  std::vector<int> fields_;
  std::vector<int> sides_;
  std::vector<Way> ways_;
};

}  // namespace cartulary::docgen
