#include <optional>

#include "docgen/drawing/city_walls.h"
#include "docgen/drawing/plan_steps.h"

namespace cartulary::docgen {
namespace {

std::vector<int> sides_of_segment(const Segment& segment, std::size_t count) {
  std::vector<int> sides;
  for (std::size_t side = 0; side < count; ++side)
    if ((segment.sides >> side & 1U) != 0) sides.push_back(static_cast<int>(side));
  return sides;
}

const SideFrame& frame(const TilePlan& plan, int side) {
  return plan.outline.sides[static_cast<std::size_t>(side)];
}

// A city on two sides that meet in a corner, from the start of the first to the end of the second.
// In a triangle, where the land is at the third side, the acute corners leave the wall less room.
CityPlan corner_city(const SideFrame& first, const SideFrame& second, int segment, Shape shape) {
  const SideFrame land{second.end, first.start};
  CityPlan city{segment, {}, {}};
  city.wall.move(land.start);
  if (shape == Shape::Triangle)
    city.wall.curve(land.at(26, 22), land.at(74, 22), land.end);
  else
    city.wall.curve(second.at(70, 40), first.at(30, 40), land.end);
  city.area.append(city.wall);
  city.area.line(first.end);
  city.area.close();
  return city;
}

void plan_city(const Tile& tile, int segment, TilePlan& plan) {
  const auto sides =
      sides_of_segment(tile.segments[static_cast<std::size_t>(segment)], plan.outline.sides.size());
  if (sides.size() == 2) {
    const SideFrame& a = frame(plan, sides[0]);
    const SideFrame& b = frame(plan, sides[1]);
    if (a.end == b.start) return plan.cities.push_back(corner_city(a, b, segment, tile.shape));
    if (b.end == a.start) return plan.cities.push_back(corner_city(b, a, segment, tile.shape));
  }
  // The acute corners of a triangle leave less room.
  const double depth = tile.shape == Shape::Triangle ? 22 : plain_cap;
  for (int side : sides) plan.cities.push_back(cap_city(frame(plan, side), segment, depth));
}

// Draws a way from a side to the middle, straight if possible, else in a bend.
void draw_to(Point middle, const SideFrame& side, double reach, SvgPath& path) {
  path.move(side.middle());
  const Point ahead = side.at(50, reach);
  path.curve(ahead, midpoint(ahead, middle), middle);
}

// The gate in the middle of the wall at which a road ends, or nullopt.
std::optional<Point> gate_of(const Tile& tile, const Segment& road, const TilePlan& plan) {
  if (road.adjoins.empty()) return std::nullopt;
  for (const CityPlan& city : plan.cities) {
    if (tile.segments[static_cast<std::size_t>(city.segment)].adjoins != road.adjoins) continue;
    const auto line = city.wall.polylines().front();
    return line[line.size() / 2];
  }
  return std::nullopt;
}

void plan_road(const Tile& tile, int index, TilePlan& plan) {
  const Segment& segment = tile.segments[static_cast<std::size_t>(index)];
  const auto sides = sides_of_segment(segment, plan.outline.sides.size());
  const std::vector<int> fields = fields_by_half(tile);
  const auto first = sides.empty() ? 0U : static_cast<std::size_t>(sides[0]);
  const Point middle = plan.outline.centre;
  const double reach = plan.outline.width > 300 ? 110 : plan.outline.width > 150 ? 40 : 16;
  const bool river = segment.kind == SegmentKind::River;
  const std::optional<Point> gate = gate_of(tile, segment, plan);
  RoadPlan road{index, {}, false, middle};
  if (sides.size() == 2) {
    const SideFrame& a = frame(plan, sides[0]);
    const SideFrame& b = frame(plan, sides[1]);
    road.path.move(a.middle());
    road.path.curve(a.at(50, 27.6), b.at(50, 27.6), b.middle());
    road.symbol = midpoint(a.at(50, 20), b.at(50, 20));
  } else if (sides.size() == 1 && fields[2 * first] == fields[2 * first + 1]) {
    road.path.move(frame(plan, sides[0]).middle());
    road.path.line(frame(plan, sides[0]).at(50, 26));
    road.symbol = frame(plan, sides[0]).at(50, 12);
    plan.ends.push_back({frame(plan, sides[0]).at(50, 26), 1, 0, true});
    return plan.roads.push_back(road);
  } else if (gate && sides.size() == 1 && !river) {
    draw_to(*gate, frame(plan, sides[0]), reach, road.path);
    road.symbol = midpoint(frame(plan, sides[0]).middle(), *gate);
    plan.ends.push_back({*gate, 1, 0, false});
    return plan.roads.push_back(road);
  } else {
    for (int side : sides) draw_to(middle, frame(plan, side), reach, road.path);
  }
  // A river from a spring also runs to the wall as a brook.
  if (river && gate) road.path.line(*gate);
  if (sides.size() == 1) {
    road.symbol = midpoint(frame(plan, sides[0]).middle(), middle);
    if (plan.ends.empty()) plan.ends.push_back({middle, 0, 0, true});
    (river ? plan.ends[0].rivers : plan.ends[0].roads) += 1;
  }
  (river ? plan.rivers : plan.roads).push_back(road);
}

}  // namespace

void plan_piece(const Tile& tile, TilePlan& plan) {
  const int count = static_cast<int>(tile.segments.size());
  const auto kind = [&](int i) { return tile.segments[static_cast<std::size_t>(i)].kind; };
  // Cities are planned first, since roads end at their walls.
  for (int i = 0; i < count; ++i)
    if (kind(i) == SegmentKind::City) plan_city(tile, i, plan);
  for (int i = 0; i < count; ++i)
    if (kind(i) == SegmentKind::Road || kind(i) == SegmentKind::River) plan_road(tile, i, plan);
}

}  // namespace cartulary::docgen
