// The tables of segments; written and read as sql.h says, which also tells what is thrown.
#pragma once

#include <vector>

#include "engine/tile/catalog.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

void write_segments(SQLite::Database& database, const Catalog& catalog);
// Into tiles that are sorted by id.
void load_segments(SQLite::Database& database, std::vector<Tile>& tiles);

}  // namespace cartulary::tiledb
