// The rows of the full-text search; written and read as sql.h says, which also tells what is
// thrown.
#pragma once

#include "engine/text/search_language.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

struct Content;

// Made from all records; nothing reads them back but other tools.
void write_search(SQLite::Database& database, const Content& content);

// The words by which questions are read (search_schema.sql).
void write_search_words(SQLite::Database& database, const SearchLanguage& language);
SearchLanguage load_language(SQLite::Database& database);

}  // namespace cartulary::tiledb
