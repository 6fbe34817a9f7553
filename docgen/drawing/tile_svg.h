// Pictures of tiles as SVG, drawn from their segments; no artwork of the game is used.
//
//   std::string svg = tile_svg(tile, {.rotation = Rotation::R90});
#pragma once

#include <string>
#include <string_view>

#include "engine/tile/pattern.h"
#include "engine/tile/rotation.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

class TileGroundCache;

struct TileSvgOptions {
  // Squares turn, and their symbols stay upright where possible. Other pieces are drawn unturned,
  // for the caller to turn as a whole; only their symbols turn back by the same angle.
  Rotation rotation = Rotation::R0;
  int size = 0;                        // width in CSS pixels of one square; 0: the page decides
  bool standalone = false;             // with XML namespace and embedded style, for separate files
  bool hidden = false;                 // aria-hidden, no title, for pictures next to their words
  TileGroundCache* grounds = nullptr;  // shared with other drawings of the same tiles
};

// One <svg> element with <title> (the id) and <desc> (the words), for use inside HTML or as a file.
// It contains no ids. If the interior of the tile is unknown, it shows only the edges and a
// question mark.
std::string tile_svg(const Tile& tile, const TileSvgOptions& options = {});

// A hole: an empty square with the sides that the pattern asks for.
std::string pattern_svg(Pattern pattern, const TileSvgOptions& options = {});

// The icon of a mark ("inn", "volcano", "pennant") as on the tiles; a dotted circle for a mark
// without an icon.
std::string mark_svg(std::string_view name, const TileSvgOptions& options = {});

}  // namespace cartulary::docgen
