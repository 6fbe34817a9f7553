// Start pieces of several squares as what they are on the table: one piece. The City of Carcassonne
// lies in twelve parts, which have pages of their own; the Wheel of Fortune is one tile.
//
//   start_piece_svg(catalog, *catalog.find_set("count-of-carcassonne"));
#pragma once

#include <string>
#include <vector>

#include "docgen/base/page_path.h"
#include "engine/board/placement.h"
#include "engine/tile/catalog.h"

namespace cartulary::docgen {

inline constexpr PagePath start_piece_picture{"sets/*-start.svg"};

// The parts of a start piece where they lie, turned so that inside meets inside; empty for sets
// whose start piece is whole or that have none.
std::vector<Placement> start_piece_parts(const Catalog& catalog, const TileSet& set);

// The parts as one standalone <svg>. REQUIRES: there are parts.
std::string start_piece_svg(const Catalog& catalog, const TileSet& set);

// The picture of the whole piece, its file and what it shows in words; empty texts if the set has
// none larger than a tile.
struct StartPicture {
  std::string src, words;
};
StartPicture start_picture(const Catalog& catalog, const TileSet& set);

}  // namespace cartulary::docgen
