#include "tiledb/database/claim_rows.h"

namespace cartulary::tiledb {

void write_claims(SQLite::Database& database, const std::vector<ClaimResult>& claims,
                  const std::vector<UncountedNumber>& uncounted) {
  write_in_order(database, claims);
  write_in_order(database, uncounted);
}

std::vector<ClaimResult> load_claims(SQLite::Database& database) {
  return load_records<ClaimResult>(database);
}

std::vector<UncountedNumber> load_uncounted(SQLite::Database& database) {
  return load_records<UncountedNumber>(database);
}

}  // namespace cartulary::tiledb
