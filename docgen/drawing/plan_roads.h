// Step of plan_tile for squares: roads and rivers, where they end, cross and pass under cities.
//
//   TilePlan plan;
//   plan.outline = outline_of(tile.shape);
//   plan_roads(tile, plan);
#pragma once

#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// Adds to the plan. REQUIRES: the plan has its outline.
void plan_roads(const Tile& tile, TilePlan& plan);

}  // namespace cartulary::docgen
