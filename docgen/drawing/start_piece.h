// Start pieces that cover several squares, shown as one piece as on the table. The City of
// Carcassonne consists of twelve parts, which have pages of their own; the Wheel of Fortune is one
// tile.
//
//   start_piece_svg(catalog, *catalog.find_set("count-of-carcassonne"));
#pragma once

#include <string>
#include <vector>

#include "docgen/base/page_path.h"
#include "engine/board/placement.h"
#include "engine/text/said.h"
#include "engine/tile/catalog.h"

namespace cartulary::docgen {

inline constexpr PagePath start_piece_picture{"sets/*-start.svg"};

// The parts of a start piece, each placed and turned so that inner edges meet inner edges. Empty if
// the set's start piece is whole, or if it has none.
std::vector<Placement> start_piece_parts(const Catalog& catalog, const TileSet& set);

// The parts as one standalone <svg>. REQUIRES: start_piece_parts() is not empty.
std::string start_piece_svg(const Catalog& catalog, const TileSet& set);

// The picture of a whole start piece: its file, and what it shows in words. Both are empty if the
// set has no start piece larger than a tile.
struct StartPicture {
  std::string src;
  Said words;
};
StartPicture start_picture(const Catalog& catalog, const TileSet& set);

}  // namespace cartulary::docgen
