// Writes the tables of position_schema.sql; conventions and exceptions as in sql.h.
#pragma once

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

struct Content;

// Writes board_position and the other tables of a position.
void write_positions(SQLite::Database& database, const Content& content);

}  // namespace cartulary::tiledb
