// Reads the project's own board JSON. Internal to board_file.
#pragma once

#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "tiledb/board/board_file.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

// Errors: those of parse_board_file. REQUIRES: `root` is an object.
Result<BoardFile> read_own_board(const Catalog& catalog, const JsonSpot& root);

// Reads a cell from its two coordinates. Errors: no whole number, or beyond the table.
Result<Cell> read_cell(const JsonSpot& x, const JsonSpot& y);

// Reads the cell and rotation of a tile from `x`, `y` and `rotation` (degrees, default 0) of its
// object. Errors: those of read_cell, or an invalid rotation (with fix).
struct PlaceOnTable {
  Cell cell;
  Rotation rotation = Rotation::R0;
};
Result<PlaceOnTable> read_place(const JsonSpot& object);

}  // namespace cartulary::tiledb
