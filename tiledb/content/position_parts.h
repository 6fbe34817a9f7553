// What the readers of a position have in common: cells and players.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/position/position.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/position_draft.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {

// `x` and `y`, both needed; another cell is reported. Nothing if either is missing or wrong.
std::optional<Cell> read_cell(const Record& record);

// A text 'x,y x,y ...' with each cell once, reported else; empty: none.
std::vector<Cell> read_cells(const Record& record, std::string_view key);
// The same in the order of cells.
std::vector<Cell> read_sorted_cells(const Record& record, std::string_view key);

// Reports what is no player's colour.
void check_player(std::string_view name, const Place& place, ErrorList& errors);

}  // namespace cartulary::tiledb
