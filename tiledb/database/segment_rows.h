// The tables of what segments touch and bear, written and read as sql.h says, which also tells what
// is thrown. The segments themselves are a list of the tile (tile_rows.h).
#pragma once

#include "engine/tile/catalog.h"
#include "tiledb/database/member_rows.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

void write_segment_parts(SQLite::Database& database, const Catalog& catalog);
// Into tiles that have their segments.
void load_segment_parts(SQLite::Database& database, const ById<Tile>& tiles);

}  // namespace cartulary::tiledb
