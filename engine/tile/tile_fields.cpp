#include "engine/tile/tile_fields.h"

#include <bit>

namespace cartulary {

namespace {

struct Barrier {
  std::uint32_t sides = 0;
  std::string letters;
};

bool share_letter(const std::string& a, const std::string& b) {
  return a.find_first_of(b) != std::string::npos;
}

// The cities, roads and rivers of the tile. Roads that end on it are combined into one junction; a
// lone one is combined with the segments that it adjoins.
std::vector<Barrier> barriers_of(const Tile& tile) {
  std::vector<Barrier> barriers;
  Barrier junction;
  for (const Segment& segment : tile.segments) {
    if (segment.kind == SegmentKind::Field) continue;
    if (segment.kind == SegmentKind::Road && std::has_single_bit(segment.sides)) {
      junction.sides |= segment.sides;
      continue;
    }
    barriers.push_back({segment.sides, segment.adjoins});
  }
  // A single road that ends on the tile divides fields only if it ends at a city or at another
  // road.
  if (std::has_single_bit(junction.sides))
    for (const Segment& segment : tile.segments)
      if (segment.kind == SegmentKind::Road && std::has_single_bit(segment.sides))
        junction.letters = segment.adjoins;
  for (Barrier& barrier : barriers) {
    if (!share_letter(barrier.letters, junction.letters)) continue;
    junction.sides |= barrier.sides;
    barrier.sides = 0;
  }
  barriers.push_back(junction);
  return barriers;
}

// Whether the barrier separates half sides a < b. Side i is between halves 2i and 2i + 1.
bool parts(const Barrier& barrier, int sides, int a, int b) {
  bool inside = false;
  bool outside = false;
  for (int side = 0; side < sides; ++side) {
    if ((barrier.sides >> static_cast<unsigned>(side) & 1U) == 0) continue;
    (a <= 2 * side && 2 * side < b ? inside : outside) = true;
  }
  return inside && outside;
}

}  // namespace

bool fields_follow_edges(const Tile& tile) {
  const std::vector<Barrier> barriers = barriers_of(tile);
  const int sides = side_count(tile.shape);
  std::vector<const Segment*> field_at(static_cast<std::size_t>(2 * sides), nullptr);
  for (const Segment& segment : tile.segments) {
    if (segment.kind != SegmentKind::Field) continue;
    if (segment.halves == 0) return false;
    for (std::size_t half = 0; half < field_at.size(); ++half)
      if ((segment.halves >> half & 1U) != 0) field_at[half] = &segment;
  }
  for (std::size_t a = 0; a < field_at.size(); ++a)
    for (std::size_t b = a + 1; b < field_at.size(); ++b) {
      if (field_at[a] == nullptr || field_at[b] == nullptr) continue;
      bool parted = false;
      for (const Barrier& barrier : barriers)
        parted = parted || parts(barrier, sides, static_cast<int>(a), static_cast<int>(b));
      if (parted == (field_at[a] == field_at[b])) return false;
    }
  return true;
}

}  // namespace cartulary
