// Step of plan_tile for squares: the areas and walls of its cities.
//
//   TilePlan plan;
//   plan.outline = outline_of(tile.shape);
//   plan_cities(tile, plan);
#pragma once

#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// Adds to the plan. REQUIRES: the plan has its outline.
void plan_cities(const Tile& tile, TilePlan& plan);

// Adds the city in the middle of a start piece to the plan of one of its parts. REQUIRES: as
// plan_cities.
void plan_start_piece(const Tile& tile, TilePlan& plan);

// The half-circle city at a side. Its wall runs from the end of the side to its start.
CityPlan cap_city(const SideFrame& side, int segment, double depth);

}  // namespace cartulary::docgen
