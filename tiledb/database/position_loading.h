// The tables of position_schema.sql, read back; written and read as sql.h says, which also tells
// what is thrown.
#pragma once

#include <vector>

#include "engine/position/position.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

std::vector<Position> load_positions(SQLite::Database& database);

}  // namespace cartulary::tiledb
