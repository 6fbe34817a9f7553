#include <algorithm>
#include <array>

#include "docgen/tile_plan.h"

namespace cartulary {
namespace {

// A place on the border of a square, in half sides clockwise from the north-west corner; a
// stretch may run past 8, back to where it began.
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
      return touch.start <= mark && mark <= touch.end;
    });
  }
};

class SquareCities {
 public:
  SquareCities(const Tile& tile, TilePlan& plan)
      : tile_(tile), plan_(plan), fields_(fields_by_half(tile)), sides_(cities_by_side(tile)) {}

  void run() {
    for (int i = 0; i < static_cast<int>(tile_.segments.size()); ++i)
      if (tile_.segments[static_cast<std::size_t>(i)].kind == SegmentKind::City)
        cities_.push_back({i, side_touches(i)});
    find_horns();
    std::vector<int> order(cities_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
    // The small ones first, and a city that spans the tile above the one it crosses.
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return touch_count(a) < touch_count(b); });
    for (int index : order) draw(cities_[static_cast<std::size_t>(index)]);
  }

 private:
  const Segment& segment(int index) const {
    return tile_.segments[static_cast<std::size_t>(index)];
  }
  int touch_count(int city) const {
    const CityTouches& touches = cities_[static_cast<std::size_t>(city)];
    return crossed(touches) ? 0 : static_cast<int>(touches.touches.size());
  }
  Point at(Mark mark) const {
    const int half = mark & 7;
    return plan_.outline.sides[static_cast<std::size_t>(half / 2)].at(half % 2 == 0 ? 0 : 50, 0);
  }

  std::vector<Touch> side_touches(int city) const {
    const std::uint32_t sides = segment(city).sides;
    if ((sides & 15U) == 15U) return {{0, 8}};
    std::vector<Touch> touches;
    for (int side = 0; side < 4; ++side) {
      if ((sides >> static_cast<unsigned>(side) & 1U) == 0) continue;
      if ((sides >> static_cast<unsigned>((side + 3) & 3) & 1U) != 0) continue;
      int end = side;
      while ((sides >> static_cast<unsigned>((end + 1) & 3) & 1U) != 0) ++end;
      touches.push_back({2 * side, 2 * end + 2});
    }
    return touches;
  }

  CityTouches* city_of(int segment_index) {
    for (CityTouches& city : cities_)
      if (city.segment == segment_index) return &city;
    return nullptr;
  }

  // Where two fields meet at the border without a road between them, or a field meets a city
  // that it does not border, another city must reach there; if none can, a hedge does.
  void find_horns() {
    for (Mark mark = 0; mark < 8; ++mark) {
      const int before = fields_[static_cast<std::size_t>((mark + 7) & 7)];
      const int after = fields_[static_cast<std::size_t>(mark)];
      const int side = mark / 2;
      if (mark % 2 == 1 && tile_.edges[static_cast<std::size_t>(side)] != 'f') continue;
      if (before >= 0 && after >= 0 && before != after) part_fields(mark, before, after);
      if (mark % 2 == 1 || (before < 0) == (after < 0)) continue;
      const int city = sides_[static_cast<std::size_t>(before < 0 ? (side + 3) & 3 : side)];
      const Segment& field = segment(std::max(before, after));
      if (city < 0 || lists_city(field, city) || field.cities.empty()) continue;
      add_horn(field.cities.front(), mark);
    }
  }

  void part_fields(Mark mark, int before, int after) {
    for (int city : segment(before).cities) {
      const bool plain = segment(city).semicircular.value_or(false);
      if (lists_city(segment(after), city) && !plain) return add_horn(city, mark);
    }
    plan_.hedges.move(at(mark));
    plan_.hedges.line(plan_.outline.centre);
  }

  void add_horn(int city_segment, Mark mark) {
    CityTouches* city = city_of(city_segment);
    if (city == nullptr || city->has(mark)) return;
    city->touches.push_back({mark, mark});
    std::sort(city->touches.begin(), city->touches.end(),
              [](const Touch& a, const Touch& b) { return a.start < b.start; });
  }

  // A city on two opposite sides that passes under another such city.
  bool crossed(const CityTouches& city) const {
    const auto spans = [](std::uint32_t sides) { return sides == 5U || sides == 10U; };
    if (!spans(segment(city.segment).sides)) return false;
    for (const CityTouches& other : cities_) {
      if (&other == &city) return false;
      if (spans(segment(other.segment).sides)) return true;
    }
    return false;
  }

  void draw(const CityTouches& city) {
    if (crossed(city)) return draw_crossed(city);
    CityPlan drawn{city.segment, {}, {}};
    if (city.touches.size() == 1 && city.touches[0].end - city.touches[0].start == 8) {
      drawn.area.append(plan_.outline.path);
    } else {
      outline(city, drawn);
    }
    plan_.cities.push_back(drawn);
    reach_through(city);
  }

  void outline(const CityTouches& city, CityPlan& drawn) {
    drawn.area.move(at(city.touches[0].start));
    for (std::size_t i = 0; i < city.touches.size(); ++i) {
      const Touch& touch = city.touches[i];
      for (Mark mark = touch.start + 2; mark <= touch.end; mark += 2) drawn.area.line(at(mark));
      const bool last = i + 1 == city.touches.size();
      const Mark next = last ? city.touches[0].start + 8 : city.touches[i + 1].start;
      SvgPath wall;
      wall.move(at(touch.end));
      pocket(city, touch.end, next, wall);
      pocket(city, touch.end, next, drawn.area);
      drawn.wall.append(wall);
    }
    drawn.area.close();
  }

  // Continues a path from one touch of the city to its next, round the land between.
  void pocket(const CityTouches& city, Mark from, Mark to, SvgPath& path) const {
    const int span = to - from;
    const auto& sides = plan_.outline.sides;
    if (span == 6) {
      const SideFrame& side = sides[static_cast<std::size_t>((to / 2) & 3)];
      return cap_curve(side, cap_depth(city, (to / 2) & 3), path);
    }
    if (span == 2) {
      const SideFrame& side = sides[static_cast<std::size_t>((from / 2) & 3)];
      const double depth = holds_more(from, to) ? 37 : 28;
      path.curve(side.at(24, 17 * depth / 28), side.at(28, depth), side.at(50, depth));
      path.curve(side.at(72, depth), side.at(76, 17 * depth / 28), side.at(100, 0));
      return;
    }
    if (span == 4 && from % 2 == 0) return sweep(city, from, to, path);
    const Point middle = plan_.outline.centre;
    const Point a = at(from);
    const Point b = at(to);
    path.curve(midpoint(a, middle), middle, b);
  }

  // From a corner to the opposite one.
  void sweep(const CityTouches& city, Mark from, Mark to, SvgPath& path) const {
    const Point a = at(from);
    const Point b = at(to);
    const Point corner = at(from + 2);  // the corner of the land that is swept round
    const int twin = shares_sweep(city, from, to);
    if (twin == 2) return path.line(b);
    const Point centre = plan_.outline.centre;
    const Point middle = centre + (centre - corner) * (twin == 1 ? 0.2 : 0);
    const Point along = (b - a) * 0.14;
    const Point lift_a = a + (middle - a) * 0.43 + (centre - corner) * 0.07;
    const Point lift_b = b + (middle - b) * 0.43 + (centre - corner) * 0.07;
    path.curve(lift_a, middle - along, middle);
    path.curve(middle + along, lift_b, b);
  }

  // Whether another city has its wall between the same corners: 0 no, 1 with a field between,
  // 2 wall to wall.
  int shares_sweep(const CityTouches& city, Mark from, Mark to) const {
    for (const CityTouches& other : cities_) {
      if (&other == &city || other.touches.empty()) continue;
      if (!other.has(from & 7) && !other.has((from & 7) + 8)) continue;
      if (!other.has(to & 7) && !other.has((to & 7) + 8)) continue;
      if (segment(other.segment).sides == 0) continue;
      const bool inner_field =
          std::any_of(tile_.segments.begin(), tile_.segments.end(), [&](const Segment& field) {
            return field.kind == SegmentKind::Field && field.halves == 0 &&
                   lists_city(field, city.segment) && lists_city(field, other.segment);
          });
      return inner_field ? 1 : 2;
    }
    return 0;
  }

  static void cap_curve(const SideFrame& side, double depth, SvgPath& path) {
    if (depth > 45) {  // a long shared wall
      path.curve(side.at(80, 22), side.at(78, depth), side.at(62, depth));
      path.line(side.at(38, depth));
      path.curve(side.at(22, depth), side.at(20, 22), side.at(0, 0));
      return;
    }
    const double shoulder = depth * 0.57;
    path.curve(side.at(76, shoulder), side.at(72, depth), side.at(50, depth));
    path.curve(side.at(28, depth), side.at(24, shoulder), side.at(0, 0));
  }

  double cap_depth(const CityTouches& city, int side) const {
    for (const CityTouches& other : cities_) {
      const std::uint32_t around = segment(other.segment).sides;
      const bool left = (around >> static_cast<unsigned>((side + 3) & 3) & 1U) != 0;
      const bool right = (around >> static_cast<unsigned>((side + 1) & 3) & 1U) != 0;
      if (&other != &city && left && right) return 19;
      if (&other != &city && touches_across(city, other)) return 50;
    }
    return 30;
  }

  // Two cities on opposite sides whose fields to the left and right are parted by them alone.
  bool touches_across(const CityTouches& a, const CityTouches& b) const {
    const std::uint32_t both = segment(a.segment).sides | segment(b.segment).sides;
    if (both != 5U && both != 10U) return false;
    if (segment(a.segment).semicircular.value_or(false)) return false;
    const std::size_t left = both == 5U ? 2 : 0;
    for (std::size_t half = left; half < left + 2; ++half)
      if (fields_[half] == fields_[half + 4] || fields_[half] < 0 || fields_[half + 4] < 0)
        return false;
    return fields_[left] == fields_[left + 1] && !lists_road();
  }
  bool lists_road() const {
    return std::any_of(tile_.segments.begin(), tile_.segments.end(), [](const Segment& s) {
      return s.kind == SegmentKind::Road || s.kind == SegmentKind::River;
    });
  }

  // Whether the land between two touches of a city holds another city, or a cloister.
  bool holds_more(Mark from, Mark to) const {
    if (to - from != 2) return false;
    if (sides_[static_cast<std::size_t>((from / 2) & 3)] >= 0) return true;
    return std::any_of(tile_.segments.begin(), tile_.segments.end(),
                       [](const Segment& s) { return is_monastic(s.kind); });
  }

  void draw_crossed(const CityTouches& city) {
    const std::uint32_t sides = segment(city.segment).sides;
    for (int side = 0; side < 4; ++side) {
      if ((sides >> static_cast<unsigned>(side) & 1U) == 0) continue;
      const SideFrame& frame = plan_.outline.sides[static_cast<std::size_t>(side)];
      plan_.cities.push_back(cap_city(frame, city.segment, 19));
    }
    const SideFrame& frame = plan_.outline.sides[sides == 5U ? 0 : 1];
    for (double along : {44.0, 56.0}) {
      plan_.passages.move(frame.at(along, 19));
      plan_.passages.line(frame.at(along, 81));
    }
  }

  // A city behind another that a field on the far side borders: its passage, and the bastion
  // where it comes out.
  void reach_through(const CityTouches& city) {
    for (int side = 0; side < 4; ++side) {
      const int far_side = (side + 2) & 3;
      if (segment(city.segment).sides != (5U << static_cast<unsigned>(side ^ 1) & 15U)) continue;
      const int near_city = sides_[static_cast<std::size_t>(side)];
      const int field = fields_[static_cast<std::size_t>(2 * far_side)];
      if (near_city < 0 || field < 0 || near_city == city.segment) continue;
      if (segment(near_city).sides != 1U << static_cast<unsigned>(side)) continue;
      if (!lists_city(segment(field), near_city)) continue;
      const SideFrame& frame = plan_.outline.sides[static_cast<std::size_t>(side)];
      for (double along : {44.0, 56.0}) {
        plan_.passages.move(frame.at(along, 19));
        plan_.passages.line(frame.at(along, 72));
      }
      CityPlan bastion{near_city, {}, {}};
      bastion.area.move(frame.at(36, 70));
      bastion.area.curve(frame.at(36, 90), frame.at(64, 90), frame.at(64, 70));
      bastion.wall.append(bastion.area);
      bastion.area.close();
      plan_.cities.push_back(bastion);
    }
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
  const double shoulder = depth * 0.57;
  city.wall.move(side.end);
  city.wall.curve(side.at(76, shoulder), side.at(72, depth), side.at(50, depth));
  city.wall.curve(side.at(28, depth), side.at(24, shoulder), side.start);
  city.area.append(city.wall);
  city.area.close();
  return city;
}

}  // namespace cartulary
