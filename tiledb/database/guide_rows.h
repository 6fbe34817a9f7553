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

// The cells have a second table, for the rules of each.
template <>
struct ListRows<std::vector<GuideCell>> {
  static constexpr bool is_list = true;
  static std::vector<std::string> columns(std::string_view) { return {"who", "says"}; }
  static void write(Insert& insert, const std::string& id, const std::vector<GuideCell>& cells) {
    int position = 0;
    for (const GuideCell& cell : cells) insert.row({id, position++, cell.who, cell.says});
  }
  static void take(const Select& row, std::vector<GuideCell>& cells) {
    cells.push_back({row.text(1), row.text(2), {}});
  }
};

struct Content;

// With the sections of sentences and what is left out of them, which nothing but SQL reads back.
void write_guides(SQLite::Database& database, const Content& content);
Guides load_guides(SQLite::Database& database);

}  // namespace cartulary::tiledb
