// TilePlan: the places of a tile's parts on its drawing, before any SVG is written.
//
// The plan is made from the segments alone, so that the drawing separates whatever the data
// separates. Parts that touch no side go where the fields around them require. A plan owns all its
// data. It describes the tile as stored; the writer turns it.
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

// CityPlan::segment of the city inside a start piece, which is not a segment of the tile.
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
  Point symbol;       // where a mark of the road itself goes
};

// A place where roads or rivers end inside the tile.
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
  SvgPath hedges;    // separate two fields where nothing else does
  SvgPath passages;  // ways hidden under a city
  SvgPath bridges;   // rails where a road crosses a river or a road
  std::vector<EndPlan> ends;
  std::vector<Point> towers;  // on the walls
};

TilePlan plan_tile(const Tile& tile);

// The field at each half side, as an index in Tile::segments, or -1.
std::vector<int> fields_by_half(const Tile& tile);
// The city at each side, likewise.
std::vector<int> cities_by_side(const Tile& tile);
bool lists_city(const Segment& field, int city);

// The radius of the water in which a river ends: a spring, or a lake.
double pool_radius(const Tile& tile);

}  // namespace cartulary::docgen
