// The curves of city walls, and the towers on them. There are three kinds of curve: a cap over one
// side, a pocket of land cut into one side of a larger city, and a sweep from corner to corner. All
// leave a corner at the same angle, so that adjacent cities keep a wedge of field between them and
// boards join without a step.
//
// Each function continues a path whose last point is the first of the two ends.
//
//   wall.move(north.end);
//   add_cap(north, 30, wall);          // to north.start, 30 deep
#pragma once

#include "docgen/drawing/svg_path.h"
#include "docgen/drawing/tile_outline.h"
#include "docgen/drawing/tile_plan.h"

namespace cartulary::docgen {

inline constexpr double plain_cap = 30;    // depth of a city on one side
inline constexpr double inner_cap = 19;    // depth of one in the pocket of another
inline constexpr double meeting_cap = 50;  // depth of two that meet in the middle of the tile

// From the end of a side to its start.
void add_cap(const SideFrame& side, double depth, SvgPath& path);
// From the start of a side to its end, around the land at that side.
void add_pocket(const SideFrame& side, double depth, SvgPath& path);
// From corner `a` to the opposite corner `b`, past the land at `corner`; `bulge` from 0 to 1
// moves the middle away from that corner.
void add_sweep(Point a, Point b, Point corner, double bulge, SvgPath& path);

// Puts a tower in the middle of each stretch of wall that is long enough. Where a way reaches the
// wall, it puts two towers instead, one on each side of the gate. REQUIRES: cities and ways are
// planned.
void plan_towers(TilePlan& plan);

}  // namespace cartulary::docgen
