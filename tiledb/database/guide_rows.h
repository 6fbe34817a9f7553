// The tables of guide_schema.sql; written and read as sql.h says, which also tells what is thrown.
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

// With the sections of sentences and what is left out of them, which nothing but SQL reads back.
void write_guides(SQLite::Database& database, const Content& content);
Guides load_guides(SQLite::Database& database);

}  // namespace cartulary::tiledb
