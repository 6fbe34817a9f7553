#include "tiledb/database/claim_rows.h"

namespace cartulary::tiledb {

void write_claims(SQLite::Database& database, const std::vector<ClaimResult>& claims,
                  const std::vector<UncountedFigure>& uncounted) {
  write_in_order(database, claims);
  write_in_order(database, uncounted);
}

std::vector<ClaimResult> load_claims(SQLite::Database& database) {
  return load_records<ClaimResult>(database);
}

std::vector<UncountedFigure> load_uncounted(SQLite::Database& database) {
  return load_records<UncountedFigure>(database);
}

}  // namespace cartulary::tiledb
