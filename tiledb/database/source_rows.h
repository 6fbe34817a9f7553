// Writes and reads the tables of documents and of the ledger (engine/tile/source.h). Conventions
// and exceptions as in sql.h.
#pragma once

#include <vector>

#include "engine/tile/source_members.h"
#include "tiledb/database/member_rows.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

void write_sources(SQLite::Database& database, const std::vector<SourceDocument>& documents);
std::vector<SourceDocument> load_sources(SQLite::Database& database);

void write_ledger(SQLite::Database& database, const std::vector<LedgerEntry>& ledger);
std::vector<LedgerEntry> load_ledger(SQLite::Database& database);

}  // namespace cartulary::tiledb
