#include "docgen/drawing/tile_plan.h"

#include <algorithm>

#include "docgen/drawing/city_walls.h"
#include "docgen/drawing/plan_steps.h"

namespace cartulary::docgen {

std::vector<int> fields_by_half(const Tile& tile) {
  std::vector<int> fields(static_cast<std::size_t>(2 * side_count(tile.shape)), -1);
  for (std::size_t i = 0; i < tile.segments.size(); ++i)
    for (std::size_t half = 0; half < fields.size(); ++half)
      if (tile.segments[i].kind == SegmentKind::Field &&
          (tile.segments[i].halves >> half & 1U) != 0)
        fields[half] = static_cast<int>(i);
  return fields;
}

std::vector<int> cities_by_side(const Tile& tile) {
  std::vector<int> cities(static_cast<std::size_t>(side_count(tile.shape)), -1);
  for (std::size_t i = 0; i < tile.segments.size(); ++i)
    for (std::size_t side = 0; side < cities.size(); ++side)
      if (tile.segments[i].kind == SegmentKind::City && (tile.segments[i].sides >> side & 1U) != 0)
        cities[side] = static_cast<int>(i);
  return cities;
}

bool lists_city(const Segment& field, int city) {
  return std::find(field.cities.begin(), field.cities.end(), city) != field.cities.end();
}

double pool_radius(const Tile& tile) {
  return count_marks(tile, "river-lake") > 0 ? 19 : 10;
}

TilePlan plan_tile(const Tile& tile) {
  TilePlan plan;
  plan.outline = outline_of(tile.shape);
  if (tile.shape == Shape::Square || tile.shape == Shape::StartPiecePart) {
    plan_cities(tile, plan);
    if (tile.shape == Shape::StartPiecePart) plan_start_piece(tile, plan);
    plan_roads(tile, plan);
    plan_hedges(tile, plan);
  } else if (tile.shape != Shape::Card) {
    plan_piece(tile, plan);
  }
  plan_towers(plan);
  return plan;
}

}  // namespace cartulary::docgen
