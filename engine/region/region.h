// A region: up to eight empty cells to be filled together with the tiles that are left.
//
// A filling assigns each cell a tile design and a rotation, so that all sides match the placed
// tiles and each other, and no design is used more often than copies are left. Two fillings differ
// if some cell has another design or rotation; copies of a design are not told apart, but rotations
// that look alike are. River bends and the order of drawing are ignored.
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
  Pattern pattern;                // from the placed tiles around it
  int copies = 0;                 // total copies left of `tiles`
  std::vector<RegionTile> tiles;  // those used here in some filling; listing order
  friend bool operator==(const RegionCell&, const RegionCell&) = default;
};

// What remains possible in the other cells once a tile is in one cell.
struct RegionEffect {
  int cell = 0;  // index in RegionAnswer::cells
  const Tile* tile = nullptr;
  Rotation rotation = Rotation::R0;
  std::uint64_t fillings = 0;  // number of fillings of the other cells
  std::vector<int> copies;     // by cell: copies that can still go there; 1 for the cell itself
  friend bool operator==(const RegionEffect&, const RegionEffect&) = default;
};

struct RegionAnswer {
  bool feasible = false;
  std::uint64_t fillings = 0;     // exact, unless capped
  bool capped = false;            // 2^64 - 1 or more
  std::vector<RegionCell> cells;  // the cells asked for, sorted by y, then x
  // The cell with the fewest copies usable in some filling, the first of several. If the region
  // cannot be filled, the cell with the fewest copies that fit the placed tiles around it.
  int bottleneck = 0;
  std::vector<RegionEffect> effects;  // by cell, tile in listing order, rotation
  std::vector<Rivals> rivals;         // those of the board that include one of the cells
};

// Parses 'x,y x,y ...'. Errors (`where` "region"): a word that is not a cell, a cell beyond the
// table, text over 256 bytes. region() checks the rest.
Result<std::vector<Cell>> parse_region(std::string_view text);

// Errors (`where` "region"): no cells or more than eight, a cell beyond the table, listed twice or
// taken; stopped_error().
Result<RegionAnswer> region(const Board& board, const std::vector<Cell>& cells,
                            const StopCheck& stop = {});

}  // namespace cartulary
