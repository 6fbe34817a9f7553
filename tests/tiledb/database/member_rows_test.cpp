// The lists of members and the schemas in SQL say the same.
#include <set>
#include <string>

#include <SQLiteCpp/SQLiteCpp.h>

#include "engine/rule/carried_game_members.h"
#include "engine/text/search_word_members.h"
#include "tests/support/catch.h"
#include "tiledb/database/claim_rows.h"
#include "tiledb/database/guide_rows.h"
#include "tiledb/database/position_rows.h"
#include "tiledb/database/rule_rows.h"
#include "tiledb/database/schema.h"
#include "tiledb/database/set_rows.h"
#include "tiledb/database/source_rows.h"
#include "tiledb/database/tile_rows.h"

namespace cartulary::tiledb::member_rows_test {
namespace {

using Names = std::set<std::string>;

// A database of empty tables.
SQLite::Database empty_tables() {
  SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  for (const std::string_view name : schema_order)
    database.exec(std::string(schema_text(name).value_or("")));
  return database;
}

Names columns_in(SQLite::Database& database, const std::string& table) {
  Names names;
  Select column(database, ("SELECT name FROM pragma_table_info('" + table + "')").c_str());
  while (column.next()) names.insert(column.text(0));
  return names;
}

// The columns that only one of the two has, each with whose it is.
Names differences(const std::string& table, const Names& in_schema, const Names& in_list) {
  Names found;
  for (const std::string& name : in_list)
    if (in_schema.count(name) == 0) found.insert(table + '.' + name + " is not in the schema");
  for (const std::string& name : in_schema)
    if (in_list.count(name) == 0) found.insert(table + '.' + name + " is not in the list");
  return found;
}

template <class R>
Names record_differences(SQLite::Database& database) {
  const std::string table(MembersOf<R>::record.table);
  const std::vector<std::string> told = written_columns<R>();
  return differences(table, columns_in(database, table), Names(told.begin(), told.end()));
}

template <class Value>
inline constexpr bool is_part_list = false;
template <HasMembers Part>
inline constexpr bool is_part_list<std::vector<Part>> = true;

// The lists of names and of parts.
template <class R>
Names list_differences(SQLite::Database& database) {
  Names found;
  for_each_kind<R, true>([&](const auto& member) {
    using Value = typename std::remove_cvref_t<decltype(member)>::Type;
    if constexpr (std::is_same_v<Value, std::vector<std::string>> ||
                  std::is_same_v<Value, RecordIds> || is_part_list<Value>) {
      const std::string table = table_of<R>(member);
      Names columns = {std::string(MembersOf<R>::record.key), "position"};
      for (const std::string& name : list_columns(member)) columns.insert(name);
      found.merge(differences(table, columns_in(database, table), columns));
    }
  });
  return found;
}

TEST_CASE("each member of a record is a column of the schema, and each column a member") {
  SQLite::Database database = empty_tables();
  CHECK(record_differences<Rule>(database) == Names());
  CHECK(record_differences<Ruling>(database) == Names());
  CHECK(record_differences<Variant>(database) == Names());
  CHECK(record_differences<Element>(database) == Names());
  CHECK(record_differences<SetRules>(database) == Names());
  CHECK(record_differences<SourceDocument>(database) == Names());
  CHECK(record_differences<LedgerEntry>(database) == Names());
  CHECK(record_differences<TileSet>(database) == Names());
  CHECK(record_differences<Tile>(database) == Names());
  CHECK(record_differences<Guide>(database) == Names());
  CHECK(record_differences<GuideLine>(database) == Names());
  CHECK(record_differences<FigureQuestion>(database) == Names());
  CHECK(record_differences<GuideFigure>(database) == Names());
  CHECK(record_differences<FigureCell>(database) == Names());
  CHECK(record_differences<WordPair>(database) == Names());
  CHECK(record_differences<ForeignName>(database) == Names());
  CHECK(record_differences<GlossaryEntry>(database) == Names());
  CHECK(record_differences<CarriedGame>(database) == Names());
  CHECK(record_differences<SearchWord>(database) == Names());
  CHECK(record_differences<ClaimResult>(database) == Names());
  CHECK(record_differences<Position>(database) == Names());
  CHECK(record_differences<UncountedNumber>(database) == Names());
}

TEST_CASE("each list of a record has a table with its columns") {
  SQLite::Database database = empty_tables();
  CHECK(list_differences<Rule>(database) == Names());
  CHECK(list_differences<Ruling>(database) == Names());
  CHECK(list_differences<Variant>(database) == Names());
  CHECK(list_differences<Element>(database) == Names());
  CHECK(list_differences<SourceDocument>(database) == Names());
  CHECK(list_differences<LedgerEntry>(database) == Names());
  CHECK(list_differences<TileSet>(database) == Names());
  CHECK(list_differences<Tile>(database) == Names());
  CHECK(list_differences<GuideLine>(database) == Names());
  CHECK(list_differences<GuideFigure>(database) == Names());
  CHECK(list_differences<FigureCell>(database) == Names());
  CHECK(list_differences<WordPair>(database) == Names());
  CHECK(list_differences<GlossaryEntry>(database) == Names());
  CHECK(list_differences<CarriedGame>(database) == Names());
  CHECK(list_differences<ClaimResult>(database) == Names());
  CHECK(list_differences<Position>(database) == Names());
}

TEST_CASE("a column that is missing is named with its table") {
  SQLite::Database database = empty_tables();
  database.exec("ALTER TABLE ruling DROP COLUMN note; ALTER TABLE ruling ADD COLUMN remark TEXT");
  CHECK(record_differences<Ruling>(database) ==
        Names{"ruling.note is not in the schema", "ruling.remark is not in the list"});
}

}  // namespace
}  // namespace cartulary::tiledb::member_rows_test
