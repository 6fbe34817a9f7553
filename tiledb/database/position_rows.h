// The tables of position_schema.sql; written and read as sql.h says, which also tells what is
// thrown.
#pragma once

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

struct Content;

// board_position and the tables of a position.
void write_positions(SQLite::Database& database, const Content& content);

}  // namespace cartulary::tiledb
