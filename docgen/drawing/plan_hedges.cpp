#include <algorithm>

#include "docgen/drawing/city_walls.h"
#include "docgen/drawing/plan_steps.h"

namespace cartulary::docgen {
namespace {

// Separates the fields on both sides of a city with one side, where no road, other wall or horn of
// the city does: the source says that there are two fields, but not what separates them.
class CapHedges {
 public:
  CapHedges(const Tile& tile, TilePlan& plan)
      : tile_(tile), plan_(plan), fields_(fields_by_half(tile)), sides_(cities_by_side(tile)) {}

  void run() {
    for (int side = 0; side < 4; ++side) {
      const int city = city_at(side);
      if (!is_cap(city)) continue;
      const int before = field(2 * side + 7);
      const int after = field(2 * side + 2);
      if (before >= 0 && after >= 0 && before != after && !has_horns(city) &&
          !is_touched(city, side))
        add(frame(side).at(50, plain_cap));
      const int next = city_at(side + 1);
      if (next != city && is_cap(next) && !share_a_field(city, next)) add(frame(side).end);
    }
  }

 private:
  const SideFrame& frame(int side) const {
    return plan_.outline.sides[static_cast<std::size_t>(side & 3)];
  }
  int field(int half) const { return fields_[static_cast<std::size_t>(half & 7)]; }
  int city_at(int side) const { return sides_[static_cast<std::size_t>(side & 3)]; }

  bool is_cap(int city) const {
    if (city < 0) return false;
    const std::uint32_t sides = tile_.segments[static_cast<std::size_t>(city)].sides;
    return (sides & (sides - 1)) == 0;
  }

  // Whether the city reaches the border anywhere but at its side.
  bool has_horns(int city) const {
    return std::any_of(plan_.cities.begin(), plan_.cities.end(), [&](const CityPlan& drawn) {
      return drawn.segment == city && drawn.wall.polylines().size() > 1;
    });
  }

  bool share_a_field(int a, int b) const {
    return std::any_of(tile_.segments.begin(), tile_.segments.end(), [&](const Segment& land) {
      return lists_city(land, a) && lists_city(land, b);
    });
  }

  // Whether a way or another city reaches the wall away from its two corners.
  bool is_touched(int city, int side) const {
    std::vector<Point> wall;
    std::vector<Point> others;
    const auto collect = [](const SvgPath& path, std::vector<Point>& points) {
      for (const auto& line : path.polylines())
        points.insert(points.end(), line.begin(), line.end());
    };
    for (const CityPlan& drawn : plan_.cities)
      collect(drawn.wall, drawn.segment == city ? wall : others);
    for (const RoadPlan& road : plan_.roads) collect(road.path, others);
    for (const RoadPlan& river : plan_.rivers) collect(river.path, others);
    return std::any_of(others.begin(), others.end(), [&](Point other) {
      if (distance(other, frame(side).start) < 20 || distance(other, frame(side).end) < 20)
        return false;
      return std::any_of(wall.begin(), wall.end(),
                         [&](Point point) { return distance(point, other) < 5; });
    });
  }

  void add(Point from) {
    plan_.hedges.move(from);
    plan_.hedges.line(plan_.outline.centre);
  }

  const Tile& tile_;
  TilePlan& plan_;
  std::vector<int> fields_;
  std::vector<int> sides_;
};

}  // namespace

void plan_hedges(const Tile& tile, TilePlan& plan) {
  CapHedges(tile, plan).run();
}

}  // namespace cartulary::docgen
