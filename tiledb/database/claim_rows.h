// Writes and reads the tables `claim`, `claim_part` and `uncounted_figure`: the numbers that
// sources print about tiles, with what was counted. Conventions and exceptions as in sql.h.
#pragma once

#include <vector>

#include "tiledb/database/member_rows.h"
#include "tiledb/draft/claim_members.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

void write_claims(SQLite::Database& database, const std::vector<ClaimResult>& claims,
                  const std::vector<UncountedNumber>& uncounted);
std::vector<ClaimResult> load_claims(SQLite::Database& database);
std::vector<UncountedNumber> load_uncounted(SQLite::Database& database);

}  // namespace cartulary::tiledb
