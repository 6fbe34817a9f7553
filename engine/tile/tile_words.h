// A tile told in words, for people who cannot see the drawing and for tables.
//
//   tile_words(BA-15);      // "city north; road from east to south"
#pragma once

#include <string>

#include "engine/tile/tile.h"

namespace cartulary {

// One line. Segments first (cities, roads, rivers, cloisters and kin), each with its marks,
// then all fields if they are parted in a way that the edges do not tell (see tile_fields.h),
// else those that carry something, then symbols. Segments of one kind go clockwise.
std::string tile_words(const Tile& tile);

// One segment: "city joining north and east with a pennant", "road from west ends here",
// "field south and north-east" (hyphens name corners), "enclosed field" (touches no side).
std::string segment_words(const Tile& tile, const Segment& segment);

}  // namespace cartulary
