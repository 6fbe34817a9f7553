// Writes and reads the table `tile_set` and those of its lists: names, editions, contents of the
// box, start tiles. Conventions and exceptions as in sql.h.
#pragma once

#include <vector>

#include "engine/tile/catalog.h"
#include "engine/tile/set_members.h"
#include "tiledb/database/member_rows.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

// Writes tile_set and the other tables of a set, including start tiles and mega drops.
void write_sets(SQLite::Database& database, const Catalog& catalog);
std::vector<TileSet> load_sets(SQLite::Database& database);

}  // namespace cartulary::tiledb
