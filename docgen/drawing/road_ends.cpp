#include "docgen/drawing/road_ends.h"

#include <algorithm>

namespace cartulary::docgen {

RoadEnds::RoadEnds(const Tile& tile)
    : tile_(&tile), fields_(fields_by_half(tile)), sides_(cities_by_side(tile)) {
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    if (segment.kind != SegmentKind::Road && segment.kind != SegmentKind::River) continue;
    Way way{static_cast<int>(i), segment.kind == SegmentKind::River, {}};
    for (int side = 0; side < 4; ++side)
      if ((segment.sides >> static_cast<unsigned>(side) & 1U) != 0) way.sides.push_back(side);
    if (!way.sides.empty()) ways_.push_back(way);
  }
}

// Walks from the half side next to the way clockwise (step 1) or counterclockwise (step -1).
// Returns the last city that the field borders, or -1 unless the whole field is next to this way
// and ends at a city.
int RoadEnds::closing_city(int side, int step) const {
  const int first = step > 0 ? 2 * side + 1 : 2 * side;
  const int beside = field(first);
  if (beside < 0) return -1;
  int run = 0;
  while (run < 7 && field(first + step * run) == beside) ++run;
  const auto halves = std::count(fields_.begin(), fields_.end(), beside);
  const auto city_over = [&](int half) { return city((half & 7) / 2); };
  if (halves != run || city_over(first + step * run) < 0) return -1;
  int last = -1;
  for (int i = run; i < 7; ++i) {
    const int passed = city_over(first + step * i);
    if (passed >= 0 && lists_city(segment(beside), passed)) last = passed;
  }
  return last;
}

int RoadEnds::ending_city(int side) const {
  if (!parted(side)) return -1;
  const int right = closing_city(side, 1);
  const int left = closing_city(side, -1);
  if (right >= 0 && left >= 0) return right == left ? right : -1;
  if (right >= 0 || left >= 0) return std::max(right, left);
  // Between two other ways that end there and separate it from the city's sides.
  const int behind = city(side + 2);
  if (behind >= 0 && field(2 * side) != field(2 * side + 1) &&
      lists_city(segment(field(2 * side)), behind) &&
      lists_city(segment(field(2 * side + 1)), behind))
    return behind;
  // Over a river to the city behind it, if the land there is divided too.
  const bool over_river = across(side, true) != nullptr;
  const bool parted_there = field(2 * side + 3) != field(2 * side + 6);
  return over_river && parted_there ? city(side + 2) : -1;
}

bool RoadEnds::shares_gate(const Way& way, int city) const {
  return std::any_of(ways_.begin(), ways_.end(), [&](const Way& other) {
    if (other.segment == way.segment || !other.single()) return false;
    const int there = other.sides[0];
    if (ending_city(there) != city) return false;
    for (int beside : {field(2 * way.sides[0]), field(2 * way.sides[0] + 1)}) {
      const bool between = field(2 * there) == beside || field(2 * there + 1) == beside;
      if (between && !lists_city(segment(beside), city)) return true;
    }
    return false;
  });
}

bool RoadEnds::alone_at(int city) const {
  return std::count_if(ways_.begin(), ways_.end(), [&](const Way& way) {
           return way.single() && ending_city(way.sides[0]) == city;
         }) < 2;
}

int RoadEnds::touched_between(int from, int to) const {
  const int first = 2 * from + 1;
  const int last = 2 * (to > from ? to : to + 4);
  if (field(first) == field(last)) return -1;
  for (int half = first; half <= last; ++half)
    if (const int touched = city((half & 7) / 2); touched >= 0) return touched;
  return -1;
}

int RoadEnds::touched_city(const Way& way) const {
  // A way that another one crosses separates the fields without touching a city.
  for (const Way& other : ways_)
    if (way.straight() && other.single() && (other.sides[0] + way.sides[0]) % 2 != 0 &&
        other.river != way.river)
      return -1;
  return std::max(touched_between(way.sides[0], way.sides[1]),
                  touched_between(way.sides[1], way.sides[0]));
}

const Way* RoadEnds::across(int side, bool river) const {
  for (const Way& way : ways_)
    if (way.river == river && way.straight() && (way.sides[0] + side) % 2 != 0) return &way;
  return nullptr;
}

const Way* RoadEnds::first_bend() const {
  for (const Way& way : ways_)
    if (way.bend()) return &way;
  return nullptr;
}

bool RoadEnds::has_monastic() const {
  return std::any_of(tile_->segments.begin(), tile_->segments.end(),
                     [](const Segment& s) { return is_monastic(s.kind); });
}

}  // namespace cartulary::docgen
