// The symbols of a tile and where they stand on its drawing.
//
// Placing is deterministic: the large ones first, each where the region that it belongs to has
// most room. Places are those of the tile as stored.
#pragma once

#include <string>
#include <vector>

#include "docgen/drawing/place_grid.h"
#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

struct PlacedSymbol {
  std::string mark;  // "inn", "crop-circle:club", "village" for a mark where roads end
  Point at;
  double scale = 1;  // 1 draws it with a radius of 12
};

struct PlacedHouse {
  Point at;
  double size = 1;  // 1 draws it 9 wide
};

struct TileSymbols {
  std::vector<PlacedSymbol> symbols;
  std::vector<PlacedHouse> houses;  // in cities
  std::vector<Point> trees;         // in fields
  std::vector<Point> tufts;         // of grass, in fields
};

TileSymbols place_symbols(const Tile& tile, const TilePlan& plan);

}  // namespace cartulary::docgen
