// The tables of tiles; written and read as sql.h says, which also tells what is thrown.
#pragma once

#include <vector>

#include "engine/tile/catalog.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

// tile and the tables of a tile, segments included.
void write_tiles(SQLite::Database& database, const Catalog& catalog);
std::vector<Tile> load_tiles(SQLite::Database& database);

}  // namespace cartulary::tiledb
