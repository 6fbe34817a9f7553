// Writes the table of the full-text search, which serves SQL tools, and writes and reads the words
// with which the program's own search interprets questions. Conventions and exceptions as in sql.h.
#pragma once

#include "engine/text/search_language.h"
#include "tiledb/library/library.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

// Writes a row for each set, tile, document, ledger entry, element, rule, ruling and variant. Only
// other tools read them.
void write_search(SQLite::Database& database, const Library& library);

// The words with which the search interprets questions (search_schema.sql).
void write_search_words(SQLite::Database& database, const SearchLanguage& language);
SearchLanguage load_language(SQLite::Database& database);

}  // namespace cartulary::tiledb
