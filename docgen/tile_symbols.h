// The symbols of a tile and where they stand on its drawing.
//
// Placing is deterministic: the large ones first, each where the region that it belongs to has
// most room. Places are those of the tile as stored.
#pragma once

#include <string>
#include <vector>

#include "docgen/place_grid.h"
#include "docgen/tile_plan.h"
#include "engine/tile.h"

namespace cartulary {

struct PlacedSymbol {
  std::string mark;  // "inn", "crop-circle:club", "village" for a mark where roads end
  Point at;
  double scale = 1;  // 1 draws it with a radius of 12
};

struct TileSymbols {
  std::vector<PlacedSymbol> symbols;
  std::vector<Point> roofs;  // houses in cities
  std::vector<Point> tufts;  // grass in fields
};

TileSymbols place_symbols(const Tile& tile, const TilePlan& plan);

}  // namespace cartulary
