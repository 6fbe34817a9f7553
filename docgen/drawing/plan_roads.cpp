#include <algorithm>

#include "docgen/drawing/city_walls.h"
#include "docgen/drawing/plan_steps.h"
#include "docgen/drawing/road_ends.h"

namespace cartulary::docgen {
namespace {

class SquareRoads {
 public:
  SquareRoads(const Tile& tile, TilePlan& plan)
      : ends_(tile), plan_(plan), in_start_piece_(tile.shape == Shape::StartPiecePart) {}

  void run() {
    for (const Way& way : ends_.ways()) {
      if (way.single())
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
  Point centre() const { return plan_.outline.centre; }

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

  // How far in from the middle of a side the city begins; nullopt if the way does not meet it.
  std::optional<double> wall_ahead(int side, int city) const {
    for (const CityPlan& drawn : plan_.cities) {
      if (drawn.segment != city) continue;
      const auto area = drawn.area.polylines();
      for (int depth = 8; depth < 92; ++depth)
        if (inside(area, frame(side).at(50, depth))) return depth;
    }
    return std::nullopt;
  }

  // Draws a way from the middle of a side to the wall of a city: straight if the city is ahead and
  // the gate is free, else in a bend to the wall at the left or right.
  Point to_city(int side, int city, bool shared, SvgPath& path) const {
    path.move(frame(side).middle());
    const std::uint32_t sides = ends_.segment(city).sides;
    const bool joined = (sides & (sides - 1)) != 0;
    const std::optional<double> ahead = wall_ahead(side, city);
    const bool free = shared || ends_.alone_at(city) || (ahead && *ahead < 45);
    if (ahead && (ends_.borders(city, side + 2) || joined) && (free || !joined)) {
      const Point gate = frame(side).at(50, *ahead);
      path.line(gate);
      return gate;
    }
    // Frames run clockwise: the wall of the next side is near at its start, that of the previous
    // side at its end.
    const bool next = ends_.borders(city, side + 1);
    const SideFrame& wall = frame(next ? side + 1 : side + 3);
    if (joined) return to_sweep(side, next, path);
    const double along = shared ? 50 : next ? 34 : 66;
    const Point gate = wall.at(along, shared ? plain_cap : 27.5);
    path.curve(frame(side).at(50, 24), wall.at(along, 46), gate);
    return gate;
  }

  // Draws to a wall from corner to corner, to its half that is nearer to the side.
  Point to_sweep(int side, bool next, SvgPath& path) const {
    const Point corner = next ? frame(side).end : frame(side).start;
    const Point land = next ? frame(side).start : frame(side).end;
    const Point gate = corner + (centre() - corner) * 0.66;
    const Point outward = (land - centre()) * 0.24;
    path.curve(frame(side).at(50, 16), gate + outward, gate);
    return gate;
  }

  void draw_single(const Way& way) {
    const int side = way.sides[0];
    SvgPath path;
    const int city = ends_.ending_city(side);
    Point end;
    if (city >= 0) {
      end = to_city(side, city, ends_.shares_gate(way, city), path);
      add_end(way, end, false);
    } else {
      end = open_end(way, side, path);
      add_end(way, end, !in_start_piece_);
    }
    add(way, path, midpoint(frame(side).middle(), end));
  }

  // The end of a way that reaches no city: the middle, another way, or a stop in its field.
  Point open_end(const Way& way, int side, SvgPath& path) const {
    path.move(frame(side).middle());
    const Way* bend = ends_.first_bend();
    Point end = centre();
    if (in_start_piece_) return to_inner_city(side, path);
    if (!ends_.parted(side)) {
      if (bend != nullptr || ends_.city(side + 2) >= 0) end = frame(side).at(50, 40);
      if (ends_.has_monastic()) end = at_its_door(side);
      if (ends_.across(side, way.river) != nullptr || others_meet(way))
        end = frame(side).at(50, 27);
    } else if (ends_.across(side, true) != nullptr && !way.river && ends_.has_monastic()) {
      end = frame(side).at(50, 78);
    } else if (bend != nullptr) {
      return end_at_bend(*bend, side, path);
    }
    path.line(end);
    return end;
  }

  // The way stops short of the building, which stays upright in every rotation and must not hide
  // whether the way goes on behind it.
  Point at_its_door(int side) const { return frame(side).at(50, 38); }

  // Draws to the middle of the wall of the city inside a start piece.
  Point to_inner_city(int side, SvgPath& path) const {
    const auto wall = plan_.cities.back().wall.polylines();
    const Point end = wall.empty() ? centre() : wall.front()[wall.front().size() / 2];
    path.curve(frame(side).at(50, 25), midpoint(frame(side).at(50, 40), end), end);
    return end;
  }

  // Whether other ways end in the middle, where this one does not go.
  bool others_meet(const Way& way) const {
    return std::any_of(ends_.ways().begin(), ends_.ways().end(), [&](const Way& other) {
      return other.single() && other.segment != way.segment && ends_.parted(other.sides[0]);
    });
  }

  // Draws a way that meets a bend, or that meets a third way clear of the bend.
  Point end_at_bend(const Way& bend, int side, SvgPath& path) const {
    const auto singles = std::count_if(ends_.ways().begin(), ends_.ways().end(),
                                       [](const Way& way) { return way.single(); });
    const Point end = bend_middle(bend, singles > 1 ? -1 : 1);
    path.curve(frame(side).at(50, 25), midpoint(frame(side).at(50, 45), end), end);
    return end;
  }

  // The middle of a quarter circle around a corner (`sign` 1), or its mirror image (-1).
  Point bend_middle(const Way& way, double sign) const {
    const bool wraps = way.sides[0] == 0 && way.sides[1] == 3;
    const Point corner = frame(wraps ? 3 : way.sides[0]).end;
    return centre() + (corner - centre()) * (sign * 0.29);
  }

  void draw_pair(const Way& way) {
    const int a = way.sides[0];
    const int b = way.sides[1];
    if (way.straight() && ends_.city(a + 1) >= 0 && ends_.city(a + 1) == ends_.city(a + 3))
      return draw_under(way);
    SvgPath path;
    if (const int city = ends_.touched_city(way); city >= 0) {
      const Point gate = to_city(a, city, true, path);
      to_city(b, city, true, path);
      return add(way, path, gate);
    }
    path.move(frame(a).middle());
    if (way.bend()) {
      path.bend(centre(), frame(b).middle());
      return add(way, path, bend_middle(way, 1));
    }
    if (way.river) {
      // Winds, but crosses the border at a right angle.
      path.curve(frame(a).at(50, 22), frame(a).at(40, 32), centre());
      path.curve(frame(b).at(40, 32), frame(b).at(50, 22), frame(b).middle());
    } else {
      path.line(frame(b).middle());
    }
    add(way, path, centre());
  }

  // Draws a way under a city: open in the fields that it separates, dashed where it is hidden.
  void draw_under(const Way& way) {
    SvgPath path;
    double hidden[2] = {28, 28};
    for (std::size_t i = 0; i < 2; ++i) {
      const int side = way.sides[i];
      if (!way.river && !ends_.parted(side)) hidden[i] = 9;
      path.move(frame(side).middle());
      path.line(frame(side).at(50, hidden[i]));
    }
    for (double across : {44.0, 56.0}) {
      plan_.passages.move(frame(way.sides[0]).at(across, hidden[0]));
      plan_.passages.line(frame(way.sides[0]).at(across, 100 - hidden[1]));
    }
    add(way, path, frame(way.sides[0]).at(50, 16));
  }

  void draw_many(const Way& way) {
    SvgPath path;
    for (int side : way.sides) {
      path.move(frame(side).middle());
      path.line(centre());
    }
    add(way, path, centre());
  }

  // Rails where a road runs over a river, or over the road drawn before it.
  void add_bridges() {
    if (ends_.across(1, false) != nullptr && ends_.across(0, false) != nullptr) {
      for (RoadPlan& road : plan_.roads) road.over = ends_.segment(road.segment).sides == 5U;
      return add_rails(0);
    }
    for (const Way& way : ends_.ways())
      if (!way.river && !way.bend() && ends_.across(way.sides[0], true) != nullptr)
        add_rails(way.sides[0]);
  }

  void add_rails(int side) {
    for (double along : {41.5, 58.5}) {
      plan_.bridges.move(frame(side).at(along, 39));
      plan_.bridges.line(frame(side).at(along, 61));
    }
  }

  RoadEnds ends_;
  TilePlan& plan_;
  bool in_start_piece_;
};

}  // namespace

void plan_roads(const Tile& tile, TilePlan& plan) {
  SquareRoads(tile, plan).run();
}

}  // namespace cartulary::docgen
