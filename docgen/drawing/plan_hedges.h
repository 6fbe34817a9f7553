// Step of plan_tile for squares: hedges between two fields that nothing else separates.
//
//   TilePlan plan;
//   plan.outline = outline_of(tile.shape);
//   plan_hedges(tile, plan);
#pragma once

#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// Adds to the plan. REQUIRES: the plan has its outline.
void plan_hedges(const Tile& tile, TilePlan& plan);

}  // namespace cartulary::docgen
