// Describes a tile in words, for tables and for people who cannot see the drawing.
//
//   tile_words(BA-15);      // "city north; road from east to south"
#pragma once

#include "engine/text/said.h"
#include "engine/tile/tile.h"

namespace cartulary {

// One line. First come the segments (cities, roads, rivers, cloisters and kin), each with its
// marks. Then come all fields, if the edges do not show how they are divided (see tile_fields.h),
// else only the fields that carry something. Symbols come last. Segments of one kind go clockwise.
Said tile_words(const Tile& tile);

// One segment: "city joining north and east with a pennant", "road from west ends here",
// "field south and north-east" (hyphens name corners), "enclosed field" (touches no side).
Said segment_words(const Tile& tile, const Segment& segment);

}  // namespace cartulary
