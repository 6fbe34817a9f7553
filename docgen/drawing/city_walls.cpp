#include "docgen/drawing/city_walls.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace cartulary::docgen {
namespace {

constexpr double shoulder = 0.57;  // share of the depth reached over the first quarter

constexpr double tower_room = 60;  // the least length of a wall with a tower
constexpr double gate_half = 9;    // from the middle of a gate to each of its towers

// A stretch of wall or way as a line of points.
using Stretch = std::vector<Point>;

double length_of(const Stretch& line) {
  double length = 0;
  for (std::size_t i = 1; i < line.size(); ++i) length += distance(line[i - 1], line[i]);
  return length;
}

Point point_at(const Stretch& line, double wanted) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    const double step = distance(line[i - 1], line[i]);
    if (wanted <= step && step > 0) return line[i - 1] + (line[i] - line[i - 1]) * (wanted / step);
    wanted -= step;
  }
  return line.back();
}

template <class Plans>
void add_lines(const Plans& plans, SvgPath Plans::value_type::* path, std::vector<Stretch>& lines) {
  for (const auto& plan : plans)
    for (Stretch& line : (plan.*path).polylines()) lines.push_back(std::move(line));
}

bool passes(const Stretch& line, Point at, double reach) {
  return std::ranges::any_of(line, [&](Point p) { return distance(p, at) < reach; });
}

// How far along the wall, which has this length, a way reaches it; nullopt if none does.
std::optional<double> gate_of(const Stretch& wall, double length,
                              const std::vector<Stretch>& ways) {
  for (const Stretch& way : ways)
    for (int along = 1; along < length; ++along)
      if (passes(way, point_at(wall, along), 4)) return along;
  return std::nullopt;
}

// Whether another wall is so near that towers on both would crowd the land between them.
bool crowded(Point at, const Stretch& wall, const std::vector<Stretch>& walls) {
  constexpr double least = 24;
  return std::ranges::any_of(walls, [&](const Stretch& other) {
    return other.front() != wall.front() && passes(other, at, least);
  });
}

bool stands_inside(Point at, const TilePlan& plan) {
  constexpr double rim = 7;
  return at.x > rim && at.y > rim && at.x < plan.outline.width - rim &&
         at.y < plan.outline.height - rim;
}

}  // namespace

void add_cap(const SideFrame& side, double depth, SvgPath& path) {
  if (depth >= meeting_cap) {  // a long shared wall
    path.curve(side.at(80, 22), side.at(78, depth), side.at(62, depth));
    path.line(side.at(38, depth));
    path.curve(side.at(22, depth), side.at(20, 22), side.at(0, 0));
    return;
  }
  path.curve(side.at(76, depth * shoulder), side.at(72, depth), side.at(50, depth));
  path.curve(side.at(28, depth), side.at(24, depth * shoulder), side.at(0, 0));
}

void add_pocket(const SideFrame& side, double depth, SvgPath& path) {
  path.curve(side.at(24, depth * 0.6), side.at(28, depth), side.at(50, depth));
  path.curve(side.at(72, depth), side.at(76, depth * 0.6), side.at(100, 0));
}

void add_sweep(Point a, Point b, Point corner, double bulge, SvgPath& path) {
  const Point centre = midpoint(a, b);
  const Point away = centre - corner;
  const Point middle = centre + away * bulge;
  const Point along = (b - a) * 0.14;
  path.curve(a + (middle - a) * 0.43 + away * 0.07, middle - along, middle);
  path.curve(middle + along, b + (middle - b) * 0.43 + away * 0.07, b);
}

void plan_towers(TilePlan& plan) {
  if (!plan.passages.empty()) return;  // the mouths of the passage need the room
  std::vector<Stretch> walls;
  add_lines(plan.cities, &CityPlan::wall, walls);
  std::vector<Stretch> ways;
  add_lines(plan.roads, &RoadPlan::path, ways);
  add_lines(plan.rivers, &RoadPlan::path, ways);
  for (const Stretch& wall : walls) {
    const double length = length_of(wall);
    if (length < tower_room) continue;
    const std::optional<double> gate = gate_of(wall, length, ways);
    std::vector<double> places = {length / 2};
    if (gate) places = {*gate - gate_half, *gate + gate_half};
    for (const double along : places) {
      const Point at = point_at(wall, along);
      if (stands_inside(at, plan) && !crowded(at, wall, walls)) plan.towers.push_back(at);
    }
  }
}

}  // namespace cartulary::docgen
