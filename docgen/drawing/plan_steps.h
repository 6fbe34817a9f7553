// The steps of plan_tile(): each adds a part of the land to the plan, and is defined in the file of
// its name.
//
//   TilePlan plan;
//   plan.outline = outline_of(tile.shape);
//   plan_cities(tile, plan);
#pragma once

#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// Of squares: the areas and walls of cities.
// Adds to the plan. REQUIRES: the plan has its outline.
void plan_cities(const Tile& tile, TilePlan& plan);

// Adds the city in the middle of a start piece to the plan of one of its parts. REQUIRES: as
// plan_cities.
void plan_start_piece(const Tile& tile, TilePlan& plan);

// The half-circle city at a side. Its wall runs from the end of the side to its start.
CityPlan cap_city(const SideFrame& side, int segment, double depth);

// Of squares: roads and rivers, where they end, cross and pass under cities.
// Adds to the plan. REQUIRES: the plan has its outline.
void plan_roads(const Tile& tile, TilePlan& plan);

// Of squares: hedges between two fields that nothing else separates.
// Adds to the plan. REQUIRES: the plan has its outline.
void plan_hedges(const Tile& tile, TilePlan& plan);

// Of all shapes but squares: cities as caps, and roads to the middle.
// Adds to the plan. REQUIRES: the plan has its outline.
void plan_piece(const Tile& tile, TilePlan& plan);

}  // namespace cartulary::docgen
