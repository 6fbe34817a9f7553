// Writes and reads the tables of what segments touch and bear; conventions and exceptions as in
// sql.h. The segments themselves are a list of the tile (tile_rows.h).
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
