#include "tiledb/database/sql.h"

#include <limits>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>

#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

std::string insert_text(std::string_view table, int columns) {
  std::string sql = "INSERT INTO " + std::string(table) + " VALUES (?";
  for (int i = 1; i < columns; ++i) sql += ", ?";
  return sql + ")";
}

std::string insert_text(std::string_view table, std::span<const std::string> columns) {
  const std::vector<std::string_view> places(columns.size(), "?");
  return "INSERT INTO " + std::string(table) + " (" + joined(columns) + ") VALUES (" +
         joined(places) + ")";
}

}  // namespace

void SqlValue::bind_to(SQLite::Statement& statement, int index) const {
  if (const int* number = std::get_if<int>(&value_))
    statement.bind(index, *number);
  else if (const std::string_view* text = std::get_if<std::string_view>(&value_))
    statement.bind(index, std::string(*text));
  else if (const std::string* own = std::get_if<std::string>(&value_))
    statement.bind(index, *own);
  else
    statement.bind(index);
}

SqlValue or_null(std::string_view text) {
  return text.empty() ? SqlValue() : SqlValue(text);
}

Insert::Insert(SQLite::Database& database, std::string_view table, int columns)
    : statement_(std::make_unique<SQLite::Statement>(database, insert_text(table, columns))) {}

Insert::Insert(SQLite::Database& database, std::string_view table,
               std::span<const std::string> columns)
    : statement_(std::make_unique<SQLite::Statement>(database, insert_text(table, columns))) {}

Insert::~Insert() = default;

void Insert::row(std::span<const SqlValue> values) {
  int index = 0;
  for (const SqlValue& value : values) value.bind_to(*statement_, ++index);
  statement_->exec();
  statement_->reset();
}

Select::Select(SQLite::Database& database, const char* sql,
               std::initializer_list<SqlValue> parameters)
    : statement_(std::make_unique<SQLite::Statement>(database, sql)) {
  int index = 0;
  for (const SqlValue& value : parameters) value.bind_to(*statement_, ++index);
}

Select::~Select() = default;

bool Select::next() {
  return statement_->executeStep();
}

std::string Select::text(int column) const {
  const SQLite::Column value = statement_->getColumn(column);
  return value.isNull() ? std::string() : value.getString();
}

std::optional<int> Select::number_or_null(int column) const {
  const SQLite::Column value = statement_->getColumn(column);
  if (value.isNull()) return std::nullopt;
  const long long number = value.getInt64();
  if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max())
    throw DamagedRow("a number is out of range");
  return static_cast<int>(number);
}

int Select::number(int column) const {
  return number_or_null(column).value_or(0);
}

bool Select::is_null(int column) const {
  return statement_->getColumn(column).isNull();
}

}  // namespace cartulary::tiledb
