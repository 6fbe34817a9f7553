// The table of search_schema.sql; written and read as sql.h says, which also tells what is thrown.
#pragma once

#include "engine/text/search_language.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

void write_search_words(SQLite::Database& database, const SearchLanguage& language);
SearchLanguage load_language(SQLite::Database& database);

}  // namespace cartulary::tiledb
