// The tables of documents and of the ledger; written and read as sql.h says, which also tells what
// is thrown.
#pragma once

#include <vector>

#include "engine/tile/source_members.h"
#include "tiledb/database/member_rows.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

// The sides have a second table, for the sources of each.
template <>
struct ListRows<std::vector<LedgerSide>> {
  static constexpr bool is_list = true;
  static std::vector<std::string> columns(std::string_view) { return {"says"}; }
  static void write(Insert& insert, const std::string& id, const std::vector<LedgerSide>& sides) {
    int position = 0;
    for (const LedgerSide& side : sides) insert.row({id, position++, side.says});
  }
  static void take(const Select& row, std::vector<LedgerSide>& sides) {
    sides.push_back({row.text(1), {}});
  }
};

void write_sources(SQLite::Database& database, const std::vector<SourceDocument>& documents);
std::vector<SourceDocument> load_sources(SQLite::Database& database);

void write_ledger(SQLite::Database& database, const std::vector<LedgerEntry>& ledger);
std::vector<LedgerEntry> load_ledger(SQLite::Database& database);

}  // namespace cartulary::tiledb
