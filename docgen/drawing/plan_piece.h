// Step of plan_tile for all shapes but squares: cities as caps, and roads to the middle.
//
//   TilePlan plan;
//   plan.outline = outline_of(tile.shape);
//   plan_piece(tile, plan);
#pragma once

#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// Adds to the plan. REQUIRES: the plan has its outline.
void plan_piece(const Tile& tile, TilePlan& plan);

}  // namespace cartulary::docgen
