// What the readers of positions share: cells and players.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/position/position.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/position_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// Reads `x` and `y`. Reports a coordinate that is missing or beyond the table, and returns nothing.
std::optional<Cell> read_cell(const Record& record);

// Reads a text 'x,y x,y ...', in order; empty if there is none. Reports invalid and repeated cells.
std::vector<Cell> read_cells(const Record& record, std::string_view key);
// Like read_cells(), but sorted.
std::vector<Cell> read_sorted_cells(const Record& record, std::string_view key);

// Reports a name that is not a player's colour.
void check_player(std::string_view name, const Place& place, ErrorList& errors);

}  // namespace cartulary::tiledb
