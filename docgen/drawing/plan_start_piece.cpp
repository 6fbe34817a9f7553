#include "docgen/drawing/tile_plan.h"

namespace cartulary::docgen {

// The city in the middle of a start piece is no segment of its parts: it is the land along
// their inner sides that no field takes.
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
