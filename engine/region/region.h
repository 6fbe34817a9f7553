// A region: up to eight empty cells that are to be filled together from what is left.
//
// A filling gives each cell a tile design and a turn, so that sides match the tiles laid and one
// another and no design is used more often than copies are left. Two fillings differ if in some
// cell the design or the turn differs; copies of one design are alike, turns that look alike
// count as turns. River bends and the order of drawing are not minded.
//
//   Result<RegionAnswer> r = region(board, {{1, 0}, {2, 0}});
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/hole.h"
#include "engine/text/stop_check.h"

namespace cartulary {

inline constexpr std::size_t most_region_cells = 8;

struct RegionTile {
  const Tile* tile = nullptr;
  int copies = 0;
  friend bool operator==(const RegionTile&, const RegionTile&) = default;
};

struct RegionCell {
  Cell cell;
  Pattern pattern;                // of the tiles laid around it
  int copies = 0;                 // left of the tiles below
  std::vector<RegionTile> tiles;  // that stand here in some filling; listing order
  friend bool operator==(const RegionCell&, const RegionCell&) = default;
};

// What a tile in one cell leaves to the others.
struct RegionEffect {
  int cell = 0;  // position in RegionAnswer::cells
  const Tile* tile = nullptr;
  Rotation rotation = Rotation::R0;
  std::uint64_t fillings = 0;  // of the other cells
  std::vector<int> copies;     // by cell: copies that can still stand there; its own: 1
  friend bool operator==(const RegionEffect&, const RegionEffect&) = default;
};

struct RegionAnswer {
  bool feasible = false;
  std::uint64_t fillings = 0;     // exact, unless capped
  bool capped = false;            // more than 2^64 - 1
  std::vector<RegionCell> cells;  // as asked, sorted by y, then x
  // The cell with the fewest copies that stand there in some filling, the first of such; where
  // the region cannot be filled, with the fewest that fit the tiles around it.
  int bottleneck = 0;
  std::vector<RegionEffect> effects;  // by cell, tile in listing order, rotation
  std::vector<Rivals> rivals;         // those of the board that one of the cells is among
};

// Reads 'x,y x,y ...'. Errors (`where` "region"): no numbers, beyond the table, a cell twice,
// none or more than eight cells.
Result<std::vector<Cell>> parse_region(std::string_view text);

// Errors (`where` "region"): as above for the cells, and a cell that is taken; stopped_error().
Result<RegionAnswer> region(const Board& board, const std::vector<Cell>& cells,
                            const StopCheck& stop = {});

}  // namespace cartulary
