// Writes and reads the tables of guide_schema.sql; conventions and exceptions as in sql.h.
#pragma once

#include <string>
#include <vector>

#include "engine/guide/guide_members.h"
#include "engine/guide/scoring_members.h"
#include "tiledb/database/member_rows.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

struct Content;

// Also writes the sections of sentences and the sentences left out of guides. Only SQL reads those
// back.
void write_guides(SQLite::Database& database, const Content& content);
Guides load_guides(SQLite::Database& database);

}  // namespace cartulary::tiledb
