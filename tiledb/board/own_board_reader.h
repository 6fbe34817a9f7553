// Reads the project's own board JSON. Internal to board_file.
#pragma once

#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "tiledb/board/board_file.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

// Errors as parse_board_file. REQUIRES: an object.
Result<BoardFile> read_own_board(const Catalog& catalog, const JsonSpot& root);

// A coordinate of a cell on the table. Errors: none, or beyond it.
Result<Cell> read_cell(const JsonSpot& x, const JsonSpot& y);

// Where and how a tile lies: `x`, `y` and `rotation` of its object, a number of degrees; none: 0.
// Errors: as read_cell, or other degrees (with fix).
struct PlaceOnTable {
  Cell cell;
  Rotation rotation = Rotation::R0;
};
Result<PlaceOnTable> read_place(const JsonSpot& object);

}  // namespace cartulary::tiledb
