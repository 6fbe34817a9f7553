// Insert and Select: writes and reads rows of a SQLite database, with bound values only.
//
// Both hold a prepared statement of the connection, which must outlive them. They throw
// SQLite::Exception, and readers also DamagedRow. Nothing outside this folder sees these: Database
// and write_database turn them into errors.
//
//   Insert insert(db, "tile_copy", 3);
//   insert.row({tile.id, "C1", 3});
//
//   Select copies(db, "SELECT tile_id, edition, copies FROM tile_copy");
//   while (copies.next()) ... copies.text(0), copies.number(2)
#pragma once

#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace SQLite {
class Database;
class Statement;
}  // namespace SQLite

namespace cartulary::tiledb {

// A value to bind. Texts that somebody else owns must live until the row has been inserted.
class SqlValue {
 public:
  SqlValue() = default;  // NULL
  SqlValue(int number) : value_(number) {}
  SqlValue(bool flag) : value_(flag ? 1 : 0) {}
  SqlValue(std::string_view text) : value_(text) {}
  SqlValue(const std::string& text) : value_(std::string_view(text)) {}
  SqlValue(std::string&& text) : value_(std::move(text)) {}
  SqlValue(const char* text) : value_(std::string_view(text)) {}
  template <class T>
  SqlValue(const std::optional<T>& value) {
    if (value) value_ = SqlValue(*value).value_;
  }

  void bind_to(SQLite::Statement& statement, int index) const;

 private:
  std::variant<std::monostate, int, std::string_view, std::string> value_;
};

// NULL for an empty text.
SqlValue or_null(std::string_view text);

class Insert {
 public:
  // Inserts into all columns of the table, in their order.
  Insert(SQLite::Database& database, std::string_view table, int columns);
  // Inserts into the named columns.
  Insert(SQLite::Database& database, std::string_view table, std::span<const std::string> columns);
  ~Insert();
  Insert(const Insert&) = delete;
  Insert& operator=(const Insert&) = delete;

  // REQUIRES: one value per column.
  void row(std::initializer_list<SqlValue> values) {
    row(std::span<const SqlValue>(values.begin(), values.size()));
  }
  void row(std::span<const SqlValue> values);

 private:
  std::unique_ptr<SQLite::Statement> statement_;
};

class Select {
 public:
  Select(SQLite::Database& database, const char* sql,
         std::initializer_list<SqlValue> parameters = {});
  ~Select();
  Select(const Select&) = delete;
  Select& operator=(const Select&) = delete;

  // Steps to the next row; false after the last.
  bool next();
  // The columns of the row, from 0. NULL reads as an empty text, no number or 0.
  std::string text(int column) const;
  std::optional<int> number_or_null(int column) const;
  int number(int column) const;
  bool flag(int column) const { return number(column) != 0; }
  bool is_null(int column) const;

 private:
  std::unique_ptr<SQLite::Statement> statement_;
};

// Thrown for a row that no build of this program can have written.
struct DamagedRow : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The value of an optional that is empty only if the database is damaged.
template <class T>
T undamaged(const std::optional<T>& value, const char* what) {
  if (!value) throw DamagedRow(what);
  return *value;
}

}  // namespace cartulary::tiledb
