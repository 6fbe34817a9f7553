#include <algorithm>

#include "docgen/tile_plan.h"

namespace cartulary {
namespace {

// A road or river of a square.
struct Way {
  int segment;
  bool river;
  std::vector<int> sides;
};

class SquareRoads {
 public:
  SquareRoads(const Tile& tile, TilePlan& plan)
      : tile_(tile), plan_(plan), fields_(fields_by_half(tile)), sides_(cities_by_side(tile)) {}

  void run() {
    for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
      const Segment& segment = tile_.segments[i];
      if (segment.kind != SegmentKind::Road && segment.kind != SegmentKind::River) continue;
      Way way{static_cast<int>(i), segment.kind == SegmentKind::River, {}};
      for (int side = 0; side < 4; ++side)
        if ((segment.sides >> static_cast<unsigned>(side) & 1U) != 0) way.sides.push_back(side);
      ways_.push_back(way);
    }
    for (const Way& way : ways_) {
      if (way.sides.size() == 1)
        draw_single(way);
      else if (way.sides.size() == 2)
        draw_pair(way);
      else
        draw_many(way);
    }
    add_bridges();
  }

 private:
  const SideFrame& frame(int side) const {
    return plan_.outline.sides[static_cast<std::size_t>(side & 3)];
  }
  int field(int half) const { return fields_[static_cast<std::size_t>(half & 7)]; }
  const Segment& segment(int index) const {
    return tile_.segments[static_cast<std::size_t>(index)];
  }

  void add(const Way& way, const SvgPath& path, Point symbol) {
    (way.river ? plan_.rivers : plan_.roads).push_back({way.segment, path, false, symbol});
  }

  void add_end(const Way& way, Point at, bool in_field) {
    for (EndPlan& end : plan_.ends) {
      if (distance(end.at, at) > 6) continue;
      (way.river ? end.rivers : end.roads) += 1;
      return;
    }
    plan_.ends.push_back({at, way.river ? 0 : 1, way.river ? 1 : 0, in_field});
  }

  // --- Where a way with one side ends -----------------------------------------------------

  // The city that the field beside a way runs round to, and no further: walking from the half
  // side next to the way, in steps of +1 (clockwise) or -1. The way ends at it. -1 if none.
  int city_closing(int side, int step) const {
    const int first = step > 0 ? 2 * side + 1 : 2 * side;
    const int beside = field(first);
    if (beside < 0) return -1;
    int run = 0;
    while (run < 7 && field(first + step * run) == beside) ++run;
    int halves = 0;
    for (int f : fields_) halves += f == beside ? 1 : 0;
    if (halves != run || sides_[static_cast<std::size_t>(((first + step * run) & 7) / 2)] < 0)
      return -1;
    int last = -1;
    for (int i = run; i < 7; ++i) {
      const int city = sides_[static_cast<std::size_t>(((first + step * i) & 7) / 2)];
      if (city >= 0 && lists_city(segment(beside), city)) last = city;
    }
    return last;
  }

  int ending_city(int side) const {
    const int right = city_closing(side, 1);
    const int left = city_closing(side, -1);
    if (right >= 0 && left >= 0 && right != left) return -1;
    return right >= 0 ? right : left;
  }

  // How far in from the middle of a side a city begins; nothing if the way meets none.
  std::optional<double> wall_ahead(int side, int city) const {
    for (const CityPlan& drawn : plan_.cities) {
      if (drawn.segment != city) continue;
      const auto area = drawn.area.polylines();
      for (double depth = 8; depth < 92; depth += 1)
        if (inside(area, frame(side).at(50, depth))) return depth;
    }
    return std::nullopt;
  }

  // Whether another way of one side ends at the same place at the city: the field between
  // the two does not reach it.
  bool shares_gate(const Way& way, int city) const {
    for (const Way& other : ways_) {
      if (other.segment == way.segment || other.sides.size() != 1) continue;
      if (ending_city(other.sides[0]) != city) continue;
      const int side = way.sides[0];
      for (int beside : {field(2 * side), field(2 * side + 1)}) {
        const int there = other.sides[0];
        const bool between = field(2 * there) == beside || field(2 * there + 1) == beside;
        if (between && !lists_city(segment(beside), city)) return true;
      }
    }
    return false;
  }

  bool alone_at(int city) const {
    int count = 0;
    for (const Way& way : ways_)
      if (way.sides.size() == 1 && ending_city(way.sides[0]) == city) ++count;
    return count < 2;
  }

  // Draws from the middle of a side to the wall of a city.
  Point to_city(int side, int city, bool shared, SvgPath& path) const {
    const bool joined = (segment(city).sides & (segment(city).sides - 1)) != 0;
    const std::optional<double> ahead = wall_ahead(side, city);
    const int opposite = (side + 2) & 3;
    const bool faces = (segment(city).sides >> static_cast<unsigned>(opposite) & 1U) != 0;
    path.move(frame(side).middle());
    if (ahead && (faces || joined) && (shared || !joined || *ahead < 45 || alone_at(city))) {
      const Point gate = frame(side).at(50, *ahead);
      path.line(gate);
      return gate;
    }
    const bool before = (segment(city).sides >> static_cast<unsigned>((side + 1) & 3) & 1U) != 0;
    const int wall_side = before ? (side + 1) & 3 : (side + 3) & 3;
    const SideFrame& wall = frame(wall_side);
    const double along = shared ? 50 : before ? 34 : 66;
    const double depth = joined ? 28 : shared ? 30 : 27.5;
    const Point gate = wall.at(joined ? (before ? 27 : 73) : along, depth);
    path.curve(frame(side).at(50, 24), wall.at(joined ? (before ? 27 : 73) : along, depth + 17),
               gate);
    return gate;
  }

  bool reaches_cloister(const Way& way) const {
    const std::string& letters = segment(way.segment).adjoins;
    return std::any_of(tile_.segments.begin(), tile_.segments.end(), [&](const Segment& s) {
      return is_monastic(s.kind) && s.adjoins.find_first_of(letters) != std::string::npos;
    });
  }

  const Way* joined_bend() const {
    for (const Way& way : ways_)
      if (way.sides.size() == 2 && ((way.sides[0] - way.sides[1]) & 1) != 0) return &way;
    return nullptr;
  }

  bool through(bool along_ns, bool river) const {
    return std::any_of(ways_.begin(), ways_.end(), [&](const Way& way) {
      return way.river == river && way.sides.size() == 2 && way.sides[0] == (along_ns ? 0 : 1) &&
             way.sides[1] == (along_ns ? 2 : 3);
    });
  }

  void draw_single(const Way& way) {
    const int side = way.sides[0];
    SvgPath path;
    const bool parted = field(2 * side) != field(2 * side + 1);
    const int city = parted ? ending_city(side) : -1;
    Point end;
    if (city >= 0) {
      end = to_city(side, city, shares_gate(way, city), path);
      add_end(way, end, false);
    } else {
      end = open_end(way, side, parted, path);
      add_end(way, end, true);
    }
    add(way, path, midpoint(frame(side).middle(), end));
  }

  // The end of a way that reaches no city: the middle, another way, or a stop in its field.
  Point open_end(const Way& way, int side, bool parted, SvgPath& path) const {
    path.move(frame(side).middle());
    const Way* bend = joined_bend();
    const int opposite = sides_[static_cast<std::size_t>((side + 2) & 3)];
    Point end = plan_.outline.centre;
    if (!parted) {
      if (bend != nullptr || opposite >= 0) end = frame(side).at(50, 40);
      if (through(side % 2 != 0, way.river)) end = frame(side).at(50, 28);
    } else if (through(side % 2 != 0, true) && !way.river && reaches_cloister(way)) {
      end = frame(side).at(50, 78);
    } else if (bend != nullptr && !way.river) {
      return end_at_bend(*bend, side, path);
    }
    path.line(end);
    return end;
  }

  // A way that meets a bend, or that meets a third one clear of the bend.
  Point end_at_bend(const Way& bend, int side, SvgPath& path) const {
    const bool with_third = std::count_if(ways_.begin(), ways_.end(),
                                          [](const Way& way) { return way.sides.size() == 1; }) > 1;
    const Point corner = bend_corner(bend);
    const Point centre = plan_.outline.centre;
    const Point end = centre + (corner - centre) * (with_third ? -0.29 : 0.29);
    path.curve(frame(side).at(50, 25), midpoint(frame(side).at(50, 45), end), end);
    return end;
  }

  Point bend_corner(const Way& way) const {
    const bool wraps = way.sides[0] == 0 && way.sides[1] == 3;
    return frame(wraps ? 3 : way.sides[0]).end;
  }

  // --- Ways with more sides ---------------------------------------------------------------

  // The city between the two ends of a way, seen from one end clockwise to the other, that the
  // way touches, since the fields before and after it differ. -1 if none.
  int touched_city(int from, int to) const {
    const int first = 2 * from + 1;
    const int last = 2 * (to > from ? to : to + 4);
    if (field(first) == field(last)) return -1;
    for (int half = first; half <= last; ++half) {
      const int city = sides_[static_cast<std::size_t>((half & 7) / 2)];
      if (city >= 0) return city;
    }
    return -1;
  }

  void draw_pair(const Way& way) {
    const int a = way.sides[0];
    const int b = way.sides[1];
    const int right = touched_city(a, b);
    const int left = touched_city(b, a);
    const bool opposite = b - a == 2;
    if (opposite && spanned(a)) return draw_under(way);
    SvgPath path;
    if (right >= 0 || left >= 0) {
      const Point gate = to_city(a, right >= 0 ? right : left, true, path);
      to_city(b, right >= 0 ? right : left, true, path);
      return add(way, path, gate);
    }
    path.move(frame(a).middle());
    if (!opposite) {
      path.bend(plan_.outline.centre, frame(b).middle());
      const Point corner = bend_corner(way);
      return add(way, path, plan_.outline.centre + (corner - plan_.outline.centre) * 0.29);
    }
    if (way.river)
      path.curve(frame(a).at(40, 36), frame(b).at(40, 36), frame(b).middle());
    else
      path.line(frame(b).middle());
    add(way, path, plan_.outline.centre);
  }

  // Whether one city lies on both sides of a straight way.
  bool spanned(int side) const {
    const int beside = sides_[static_cast<std::size_t>((side + 1) & 3)];
    return beside >= 0 && beside == sides_[static_cast<std::size_t>((side + 3) & 3)];
  }

  // A way beneath a city: open in the fields that it parts, dashed where it is hidden.
  void draw_under(const Way& way) {
    SvgPath path;
    const int a = way.sides[0];
    double hidden[2] = {28, 28};
    for (int i = 0; i < 2; ++i) {
      const int side = way.sides[static_cast<std::size_t>(i)];
      if (!way.river && field(2 * side) == field(2 * side + 1)) hidden[i] = 9;
      path.move(frame(side).middle());
      path.line(frame(side).at(50, hidden[i]));
    }
    for (double across : {44.0, 56.0}) {
      plan_.passages.move(frame(a).at(across, hidden[0]));
      plan_.passages.line(frame(a).at(across, 100 - hidden[1]));
    }
    add(way, path, frame(a).at(50, 16));
  }

  void draw_many(const Way& way) {
    SvgPath path;
    const Point centre = plan_.outline.centre;
    for (int side : way.sides) {
      path.move(frame(side).middle());
      path.line(centre);
    }
    add(way, path, centre);
  }

  // Rails where a road runs over a river, or over the road drawn before it.
  void add_bridges() {
    const bool north_south = through(true, false);
    const bool over_road = north_south && through(false, false);
    if (over_road) {
      for (RoadPlan& road : plan_.roads) road.over = segment(road.segment).sides == 5U;
      return rails(0);
    }
    for (int river = 0; river < 2; ++river) {
      if (!through(river == 0, true)) continue;
      const int across = river == 0 ? 1 : 0;
      for (const Way& way : ways_) {
        if (way.river || way.sides[0] % 2 != across) continue;
        rails(across);
      }
    }
  }

  void rails(int side) {
    for (double along : {41.5, 58.5}) {
      plan_.bridges.move(frame(side).at(along, 39));
      plan_.bridges.line(frame(side).at(along, 61));
    }
  }

  const Tile& tile_;
  TilePlan& plan_;
  std::vector<int> fields_;
  std::vector<int> sides_;
  std::vector<Way> ways_;
};

}  // namespace

void plan_roads(const Tile& tile, TilePlan& plan) {
  SquareRoads(tile, plan).run();
}

}  // namespace cartulary
