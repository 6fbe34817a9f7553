// Writes and reads the tables that say what segments touch (sides, half sides, cities) and bear
// (marks such as inns). The segments themselves are rows of the tile (tile_rows.h). Conventions and
// exceptions as in sql.h.
#pragma once

#include "engine/tile/catalog.h"
#include "tiledb/database/member_rows.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

void write_segment_parts(SQLite::Database& database, const Catalog& catalog);
// Fills in the tiles, whose segments must have been loaded.
void load_segment_parts(SQLite::Database& database, const ById<Tile>& tiles);

}  // namespace cartulary::tiledb
