#include <algorithm>

#include "docgen/drawing/city_walls.h"
#include "docgen/drawing/plan_steps.h"

namespace cartulary::docgen {
namespace {

// A place on the border of a square, in half sides clockwise from the north-west corner. A touch
// may run past 8, back to where the marks begin.
using Mark = int;

// Where a city touches the border: a run of sides, or one point (start == end).
struct Touch {
  Mark start;
  Mark end;
};

struct CityTouches {
  int segment;
  std::vector<Touch> touches;
  bool has(Mark mark) const {
    return std::any_of(touches.begin(), touches.end(), [&](const Touch& touch) {
      return (touch.start <= mark && mark <= touch.end) ||
             (touch.start <= mark + 8 && mark + 8 <= touch.end);
    });
  }
};

constexpr bool is_pair(std::uint32_t sides) {
  return sides == 5U || sides == 10U;
}

class SquareCities {
 public:
  SquareCities(const Tile& tile, TilePlan& plan)
      : tile_(tile), plan_(plan), fields_(fields_by_half(tile)), sides_(cities_by_side(tile)) {}

  void run() {
    for (int i = 0; i < static_cast<int>(tile_.segments.size()); ++i)
      if (segment(i).kind == SegmentKind::City) cities_.push_back({i, side_touches(i)});
    find_horns();
    // A city that passes under another is drawn before it.
    std::vector<const CityTouches*> order;
    for (const CityTouches& city : cities_) order.push_back(&city);
    std::stable_sort(order.begin(), order.end(), [&](const CityTouches* a, const CityTouches* b) {
      return rank(*a) < rank(*b);
    });
    for (const CityTouches* city : order) draw(*city);
  }

 private:
  const Segment& segment(int index) const {
    return tile_.segments[static_cast<std::size_t>(index)];
  }
  const SideFrame& frame(int side) const {
    return plan_.outline.sides[static_cast<std::size_t>(side & 3)];
  }
  int field(int half) const { return fields_[static_cast<std::size_t>(half & 7)]; }
  int city(int side) const { return sides_[static_cast<std::size_t>(side & 3)]; }
  Point at(Mark mark) const { return frame(mark / 2).at(mark % 2 == 0 ? 0 : 50, 0); }
  std::size_t rank(const CityTouches& c) const { return crossed(c) ? 0 : c.touches.size(); }

  std::vector<Touch> side_touches(int index) const {
    const std::uint32_t sides = segment(index).sides;
    const auto has = [&](int side) { return (sides >> static_cast<unsigned>(side & 3) & 1U) != 0; };
    if ((sides & 15U) == 15U) return {{0, 8}};
    std::vector<Touch> touches;
    for (int side = 0; side < 4; ++side) {
      if (!has(side) || has(side + 3)) continue;
      int end = side;
      while (has(end + 1)) ++end;
      touches.push_back(shared({2 * side, 2 * end + 2}, index));
    }
    return touches;
  }

  // Where two cities open on one side, each touches its half of it.
  Touch shared(Touch touch, int index) const {
    const int first = city_of_half(touch.start), last = city_of_half(touch.end - 1);
    if (first >= 0 && first != index) ++touch.start;
    if (last >= 0 && last != index) --touch.end;
    if (city_of_half(touch.start - 1) == index) --touch.start;
    if (city_of_half(touch.end) == index) ++touch.end;
    return touch;
  }

  // The city that shares a side and has this half of it, or -1.
  int city_of_half(Mark half) const {
    for (int i = 0; i < static_cast<int>(tile_.segments.size()); ++i)
      if (segment(i).kind == SegmentKind::City &&
          (segment(i).halves >> static_cast<unsigned>(half & 7) & 1U) != 0)
        return i;
    return -1;
  }

  // Where two fields meet at the border without a way between them, or a field meets a city that it
  // does not border, another city must reach that place; if none can, a hedge does.
  void find_horns() {
    for (Mark mark = 0; mark < 8; ++mark) {
      const int before = field(mark + 7);
      const int after = field(mark);
      if (mark % 2 == 1 && tile_.edges[static_cast<std::size_t>(mark / 2)] != 'f') continue;
      if (before >= 0 && after >= 0 && before != after) part_fields(mark, before, after);
      if (mark % 2 == 1 || (before < 0) == (after < 0)) continue;
      const int beside = city(before < 0 ? mark / 2 + 3 : mark / 2);
      const Segment& land = segment(std::max(before, after));
      if (beside >= 0 && !lists_city(land, beside) && !land.cities.empty())
        add_horn(land.cities.front(), mark);
    }
  }

  void part_fields(Mark mark, int before, int after) {
    for (int common : segment(before).cities) {
      const bool plain = segment(common).semicircular.value_or(false);
      if (lists_city(segment(after), common) && !plain) return add_horn(common, mark);
    }
    plan_.hedges.move(at(mark));
    plan_.hedges.line(plan_.outline.centre);
  }

  void add_horn(int city_segment, Mark mark) {
    for (CityTouches& city : cities_) {
      if (city.segment != city_segment || city.has(mark)) continue;
      city.touches.push_back({mark, mark});
      std::sort(city.touches.begin(), city.touches.end(),
                [](const Touch& a, const Touch& b) { return a.start < b.start; });
    }
  }

  // Whether a city on two opposite sides passes under another such city.
  bool crossed(const CityTouches& city) const {
    if (!is_pair(segment(city.segment).sides)) return false;
    for (const CityTouches& other : cities_) {
      if (&other == &city) return false;
      if (is_pair(segment(other.segment).sides)) return true;
    }
    return false;
  }

  void draw(const CityTouches& city) {
    if (crossed(city)) return draw_crossed(city);
    CityPlan drawn{city.segment, {}, {}};
    if (city.touches[0].end - city.touches[0].start == 8)
      drawn.area.append(plan_.outline.path);
    else
      draw_outline(city, drawn);
    plan_.cities.push_back(drawn);
    if (is_pair(segment(city.segment).sides))
      for (int side = 0; side < 4; ++side) reach_through(city, side);
  }

  void draw_outline(const CityTouches& city, CityPlan& drawn) {
    drawn.area.move(at(city.touches[0].start));
    for (std::size_t i = 0; i < city.touches.size(); ++i) {
      const Touch& touch = city.touches[i];
      for (Mark mark = touch.start + 1; mark <= touch.end; ++mark)
        if (mark % 2 == 0 || mark == touch.end) drawn.area.line(at(mark));
      const bool last = i + 1 == city.touches.size();
      const Mark next = last ? city.touches[0].start + 8 : city.touches[i + 1].start;
      drawn.wall.move(at(touch.end));
      add_wall(city, touch.end, next, drawn.wall);
      add_wall(city, touch.end, next, drawn.area);
    }
    drawn.area.close();
  }

  // Continues a path from one touch of the city to the next, around the land between.
  void add_wall(const CityTouches& city, Mark from, Mark to, SvgPath& path) const {
    const int span = to - from;
    if (span == 6) return add_cap(frame(to / 2), cap_depth(city, to / 2), path);
    if (span == 2 && from % 2 == 0)
      return add_pocket(frame(from / 2), pocket_depth(city, from / 2), path);
    if (span == 4 && from % 2 == 0) {
      const int twin = shares_sweep(city, from, to);
      if (twin == 2) return path.line(at(to));
      return add_sweep(at(from), at(to), at(from + 2), twin == 1 ? 0.2 : 0, path);
    }
    const Point centre = plan_.outline.centre;
    path.curve(midpoint(at(from), centre), centre, at(to));
  }

  // Whether another city has its wall between the same corners: 0 no, 1 with a field between,
  // 2 wall to wall.
  int shares_sweep(const CityTouches& city, Mark from, Mark to) const {
    for (const CityTouches& other : cities_) {
      if (&other == &city || !other.has(from & 7) || !other.has(to & 7)) continue;
      const bool parted =
          std::any_of(tile_.segments.begin(), tile_.segments.end(), [&](const Segment& land) {
            return land.kind == SegmentKind::Field && land.halves == 0 &&
                   lists_city(land, city.segment) && lists_city(land, other.segment);
          });
      return parted ? 1 : 2;
    }
    return 0;
  }

  double cap_depth(const CityTouches& cap, int side) const {
    const int left = city(side + 3);
    if (left >= 0 && left != cap.segment && left == city(side + 1)) return inner_cap;
    const int across = city(side + 2);
    if (across >= 0 && across != cap.segment && meet(cap.segment, across, side)) return meeting_cap;
    return plain_cap;
  }

  // Whether two cities on opposite sides meet wall to wall, since nothing else separates the
  // fields.
  bool meet(int a, int b, int side) const {
    const bool plain = segment(a).semicircular.value_or(true);
    return !plain && is_pair(segment(a).sides | segment(b).sides) &&
           field(2 * side + 2) != field(2 * side - 2) && field(2 * side + 2) >= 0 &&
           field(2 * side + 2) == field(2 * side + 3);
  }

  // Deeper if the land at the side holds another city or a cloister, shallower if the city is also
  // narrowed from its other side.
  double pocket_depth(const CityTouches& c, int side) const {
    const bool holds_more =
        city(side) >= 0 || std::any_of(tile_.segments.begin(), tile_.segments.end(),
                                       [](const Segment& s) { return is_monastic(s.kind); });
    if (holds_more) return 37;
    const bool narrowed = c.touches.size() > 1 && shares_sweep(c, 2 * side + 2, 2 * side + 6) == 1;
    const bool narrowed_before =
        c.touches.size() > 1 && shares_sweep(c, 2 * side + 4, 2 * side + 8) == 1;
    return narrowed || narrowed_before ? 14 : 28;
  }

  void add_passage(const SideFrame& side, double from, double to) {
    for (double along : {44.0, 56.0}) {
      plan_.passages.move(side.at(along, from));
      plan_.passages.line(side.at(along, to));
    }
  }

  void draw_crossed(const CityTouches& city) {
    const int first = segment(city.segment).sides == 5U ? 0 : 1;
    for (int side : {first, first + 2})
      plan_.cities.push_back(cap_city(frame(side), city.segment, inner_cap));
    add_passage(frame(first), inner_cap, 100 - inner_cap);
  }

  // If a field on the far side borders the city on this side, draws the passage of that city under
  // `over` and the bastion where it comes out.
  void reach_through(const CityTouches& over, int side) {
    const int behind = city(side);
    const int land = field(2 * side + 4);
    if (behind < 0 || land < 0 || behind == over.segment || !lists_city(segment(land), behind))
      return;
    const SideFrame& at_side = frame(side);
    add_passage(at_side, inner_cap, 72);
    CityPlan bastion{behind, {}, {}};
    bastion.area.move(at_side.at(36, 70));
    bastion.area.curve(at_side.at(36, 90), at_side.at(64, 90), at_side.at(64, 70));
    bastion.wall.append(bastion.area);
    bastion.area.close();
    plan_.cities.push_back(bastion);
  }

  const Tile& tile_;
  TilePlan& plan_;
  std::vector<int> fields_;
  std::vector<int> sides_;
  std::vector<CityTouches> cities_;
};

}  // namespace

void plan_cities(const Tile& tile, TilePlan& plan) {
  SquareCities(tile, plan).run();
}

CityPlan cap_city(const SideFrame& side, int segment, double depth) {
  CityPlan city{segment, {}, {}};
  city.wall.move(side.end);
  add_cap(side, depth, city.wall);
  city.area.append(city.wall);
  city.area.close();
  return city;
}

// The city in the middle of a start piece is not a segment of its parts. It is the land along their
// inner sides that no field covers.
void plan_start_piece(const Tile& tile, TilePlan& plan) {
  const std::vector<int> fields = fields_by_half(tile);
  const auto within = [&](int half) {
    const auto index = static_cast<std::size_t>(half & 7);
    return tile.edges[index / 2] == 'x' && fields[index] < 0;
  };
  const auto at = [&](int mark) {
    return plan.outline.sides[static_cast<std::size_t>((mark & 7) / 2)].at(mark % 2 == 0 ? 0 : 50,
                                                                           0);
  };
  int first = 0;
  while (first < 8 && !(within(first) && !within(first + 7))) ++first;
  CityPlan city{no_segment, {}, {}};
  if (first == 8) {
    if (!within(0)) return;
    city.area.append(plan.outline.path);
    plan.cities.push_back(city);
    return;
  }
  int end = first;
  while (within(end)) ++end;
  const Point centre = plan.outline.centre;
  city.wall.move(at(end));
  city.wall.curve(midpoint(at(end), centre), midpoint(at(first), centre), at(first));
  city.area.append(city.wall);
  for (int mark = first + 1; mark <= end; ++mark)
    if (mark % 2 == 0) city.area.line(at(mark));
  city.area.close();
  plan.cities.push_back(city);
}

}  // namespace cartulary::docgen
