// Members that the JSON of a board shares with that of a position or of a single hole: cells,
// figures, chances, a region, placements. Each function writes at the writer's current position.
// Internal to docgen.
//
//   put_cell(json, {2, -1});                          // [2, -1]
//   add_cells(json, "unsure", {{2, -1}, {3, 0}});     // "unsure": [[2, -1], [3, 0]]
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

#include "docgen/json/json_writer.h"
#include "engine/board/drawn_tile.h"
#include "engine/board/hole.h"
#include "engine/position/position.h"
#include "engine/region/region.h"
#include "engine/tile/cell.h"
#include "engine/tile/rotation.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// [2, -1]
void put_cell(AnswerWriter& json, Cell cell);
// The tile under a figure and its rotation; a null tile if none is known.
struct LyingTile {
  const Tile* tile = nullptr;
  Rotation rotation = Rotation::R0;
};
// The member "figures". `tile_at` gives the tile at a figure's cell.
void add_figures(AnswerWriter& json, const std::vector<PositionFigure>& figures,
                 const std::function<LyingTile(Cell)>& tile_at);
// [[2, -1], [3, 0]]
void add_cells(AnswerWriter& json, std::string_view name, const std::vector<Cell>& cells);
// The keys next_draw and before_end, and in_draws and mine if they were asked for.
void put_hole_chance(AnswerWriter& json, const HoleChance& chance);
// The member "region".
void add_region(AnswerWriter& json, const RegionAnswer& region);
// The members "drawn" (the tile, and the bag without it) and "placements". Adds no further
// placement once `most` bytes are exceeded.
void add_placements(AnswerWriter& json, const DrawnAnswer& drawn, std::size_t most);

}  // namespace cartulary::docgen
