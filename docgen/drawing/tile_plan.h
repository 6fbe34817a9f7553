// TilePlan: where the parts of a tile lie on its drawing, before anything is written as SVG.
//
// The plan is made from the segments alone, so that what the data says is parted is parted on
// the drawing: whatever touches no side is laid where the fields around it ask for it. It owns
// all that it holds. A plan is of the tile as stored; turning is done by the writer.
//
//   TilePlan plan = plan_tile(tile);
//   plan.cities[0].wall.data();        // "M100 0C76 17 72 30 50 30S24 17 0 0"
#pragma once

#include <optional>
#include <vector>

#include "docgen/drawing/svg_path.h"
#include "docgen/drawing/tile_outline.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// The segment of a city that is no segment of its tile: the one inside a start piece.
inline constexpr int no_segment = -1;

struct CityPlan {
  int segment = 0;
  SvgPath area;
  SvgPath wall;
};

struct RoadPlan {
  int segment = 0;
  SvgPath path;
  bool over = false;  // drawn after the others, on a bridge
  Point symbol;       // where a mark of the road itself stands
};

// Where roads or rivers end inside the tile.
struct EndPlan {
  Point at;
  int roads = 0;
  int rivers = 0;
  bool in_field = false;  // not at a city gate
};

struct TilePlan {
  TileOutline outline;
  std::vector<CityPlan> cities;  // in drawing order: a city over another comes later
  std::vector<RoadPlan> roads;
  std::vector<RoadPlan> rivers;
  SvgPath hedges;    // part two fields where nothing else does
  SvgPath passages;  // ways hidden under a city
  SvgPath bridges;   // rails where a road crosses a river or a road
  std::vector<EndPlan> ends;
  std::vector<Point> towers;  // on the walls
};

TilePlan plan_tile(const Tile& tile);

// The field at each half side (position in Tile::segments) or -1.
std::vector<int> fields_by_half(const Tile& tile);
// The city at each side, or -1.
std::vector<int> cities_by_side(const Tile& tile);
bool lists_city(const Segment& field, int city);

// The radius of the water in which a river ends: a spring, or a lake.
double pool_radius(const Tile& tile);

}  // namespace cartulary::docgen
