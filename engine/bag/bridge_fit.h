// Which tiles fit a hole with the help of a bridge. A bridge carries a road across a tile from one
// side to the opposite one. Both ends rest on field, and these two sides then show road.
//
//   bridged_turns(Pattern::of(*parse_edge_code("ffff")), *parse_pattern("rfrf"));   // all four
//
// Source: CAR 7.4, section "Bridges", notes 293 and 294. A bridge may also be built on a tile next
// to the hole; that changes what the hole requires and is not considered here.
#pragma once

#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"
#include "engine/tile/pattern.h"
#include "engine/tile/rotation.h"

namespace cartulary {

// Whether the contents of some set of the selection include bridges.
bool has_bridges(const Catalog& catalog, const Selection& selection);

// The turns in which a tile with these sides fits the hole with one bridge on it, without the turns
// in which it fits anyway.
RotationSet bridged_turns(Pattern tile, Pattern hole);

// Whether two opposite sides of the tile are field, so that a bridge may rest on them.
bool carries_bridge(Pattern tile);

// Whether a bridge may end at two opposite sides of the hole. If not, no tile fits it by a bridge.
bool takes_bridge(Pattern hole);

}  // namespace cartulary
