// What a bridge makes fit: it carries a road over a tile, from one side to the opposite, and both
// its ends lie on field; these two sides then show road.
//
//   bridged_turns(Pattern::of(*parse_edge_code("ffff")), *parse_pattern("rfrf"));   // all four
//
// Source: CAR 7.4, section "Bridges", notes 293 and 294. A bridge on a tile beside the hole, which
// may be built instead, changes what the hole asks and is not looked at here.
#pragma once

#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"
#include "engine/tile/pattern.h"
#include "engine/tile/rotation.h"

namespace cartulary {

// Whether a set of the selection has bridges in its box.
bool has_bridges(const Catalog& catalog, const Selection& selection);

// The turns in which a tile with these sides fits the hole with one bridge on it; turns in which it
// fits without are left out.
RotationSet bridged_turns(Pattern tile, Pattern hole);

// Whether a bridge may end at two opposite sides of the hole: no tile is bridged into any other.
bool takes_bridge(Pattern hole);

}  // namespace cartulary
