// Reads the project's own board JSON. Internal to board_file.
#pragma once

#include "engine/catalog.h"
#include "engine/result.h"
#include "tiledb/board_file.h"
#include "tiledb/json_node.h"

namespace cartulary {

// Errors as parse_board_file. REQUIRES: an object.
Result<BoardFile> read_own_board(const Catalog& catalog, const JsonSpot& root);

// A coordinate of a cell on the table. Errors: none, or beyond it.
Result<Cell> read_cell(const JsonSpot& x, const JsonSpot& y);

// The value of `rotation`, a number of degrees; none: 0. Error: another number (with fix).
Result<Rotation> read_degrees(const JsonSpot& object);

}  // namespace cartulary
