// Finds the tile that a row of another table names.
#pragma once

#include <string_view>
#include <vector>

#include "engine/tile/tile.h"

namespace cartulary::tiledb {

// Throws DamagedRow if there is none. REQUIRES: tiles are sorted by id.
Tile& tile_by_id(std::vector<Tile>& tiles, std::string_view id);

}  // namespace cartulary::tiledb
