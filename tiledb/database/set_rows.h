// The tables of sets; written and read as sql.h says, which also tells what is thrown.
#pragma once

#include <vector>

#include "engine/tile/catalog.h"
#include "engine/tile/set_members.h"
#include "tiledb/database/member_rows.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

// tile_set and the tables of a set, start tiles and mega drops included.
void write_sets(SQLite::Database& database, const Catalog& catalog);
std::vector<TileSet> load_sets(SQLite::Database& database);

}  // namespace cartulary::tiledb
