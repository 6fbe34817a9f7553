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

class TileGrounds;

struct TileSvgOptions {
  // Squares turn, and their symbols stay upright where they can. Other pieces stay as they are,
  // to be turned whole by the caller; only their symbols turn back by as much.
  Rotation rotation = Rotation::R0;
  int size = 0;             // width in CSS pixels of one square; 0: no width, the page decides
  bool standalone = false;  // with XML namespace and embedded style, for files of their own
  bool hidden = false;      // aria-hidden, no title: the words stand beside the picture
  TileGrounds* grounds = nullptr;  // shared with other drawings of the same tiles
};

// One <svg> element with <title> (the id) and <desc> (the words), for use inside HTML or as a
// file. Ids inside are unique per tile and rotation. A tile whose interior is unknown shows
// its edges alone and a question mark.
std::string tile_svg(const Tile& tile, const TileSvgOptions& options = {});

// A hole: the four positions of a pattern as an empty square with its asked sides.
std::string pattern_svg(Pattern pattern, const TileSvgOptions& options = {});

// The icon of a mark ("inn", "volcano", "pennant"), as used on the tiles; a dotted circle for
// a mark without one.
std::string mark_svg(std::string_view name, const TileSvgOptions& options = {});

}  // namespace cartulary::docgen
