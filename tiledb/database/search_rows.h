// The rows of the full-text search; written and read as sql.h says, which also tells what is
// thrown.
#pragma once

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

struct Content;

// Made from all records; nothing reads them back but other tools.
void write_search(SQLite::Database& database, const Content& content);

}  // namespace cartulary::tiledb
