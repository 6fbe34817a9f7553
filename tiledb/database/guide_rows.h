// Writes and reads the tables of guide_schema.sql: guides with their lines, figures, words,
// glossary and names in other languages. Conventions and exceptions as in sql.h.
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

// Without the guide of variants, which is made from them.
void write_guides(SQLite::Database& database, const Guides& guides);
// The sections of sentences, and the sentences that no guide carries. Only SQL reads them back.
void write_sentences(SQLite::Database& database, const Content& content);
Guides load_guides(SQLite::Database& database);

}  // namespace cartulary::tiledb
