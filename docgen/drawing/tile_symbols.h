// The symbols of a tile and their places on its drawing.
//
// Placing is deterministic: large symbols come first, each where its region has the most room.
// Places are those of the tile as stored.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "docgen/base/page_mutex.h"
#include "docgen/drawing/place_grid.h"
#include "docgen/drawing/tile_plan.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

struct PlacedSymbol {
  std::string mark;  // "inn", "crop-circle:club", or "village" where roads end
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
  std::vector<Point> tufts;         // grass, in fields
};

TileSymbols place_symbols(const Tile& tile, const TilePlan& plan);

struct TileGround {
  explicit TileGround(const Tile& tile)
      : plan(plan_tile(tile)), symbols(place_symbols(tile, plan)) {}

  TilePlan plan;
  TileSymbols symbols;
};

// TileGroundCache: computes the plan and symbols of each tile once, for its four rotations and
// every position that shows it. Owns what it returns. The tiles must outlive it and not change.
// Several threads may use it.
//
//   TileGroundCache grounds;
//   std::shared_ptr<const TileGround> ground = grounds.of(tile);
class TileGroundCache {
 public:
  std::shared_ptr<const TileGround> of(const Tile& tile);

 private:
  PageMutex mutex_;
  std::map<const Tile*, std::shared_ptr<const TileGround>> known_;
};

// The ground from `grounds`, or a new one if `grounds` is null.
std::shared_ptr<const TileGround> ground_of(const Tile& tile, TileGroundCache* grounds);

}  // namespace cartulary::docgen
