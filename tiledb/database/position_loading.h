// Reads the tables of position_schema.sql; conventions and exceptions as in sql.h.
#pragma once

#include <vector>

#include "engine/position/position.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

std::vector<Position> load_positions(SQLite::Database& database);

}  // namespace cartulary::tiledb
