// Database: a cartulary database file, opened read-only.
//
// Reads the file once, checks it against the digest that it contains, and owns both the bytes and a
// SQLite connection to them. Answers therefore come from exactly the bytes that were checked,
// whatever happens to the file. Only one thread may use a Database at a time; a server opens one
// for each thread or guards it. What it returns owns its values and does not need the Database
// afterwards.
//
//   Result<Database> db = Database::open("cartulary.db");
//   Library library = *std::move(db->library());
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "tiledb/library/library.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

// Marks in the file header: PRAGMA application_id ("CART") and user_version.
inline constexpr int application_id = 0x43415254;
inline constexpr int schema_version = 14;

class Database {
 public:
  // Errors: no such file (fix: run `cartulary build`), not a database, another schema version,
  // bytes changed since they were written.
  static Result<Database> open(const std::filesystem::path& file);
  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  Result<Meta> meta() const;
  Result<Library> library() const;
  // Parts of the library, for answers that need no more.
  Result<Catalog> catalog() const;
  Result<std::vector<Element>> elements() const;
  Result<std::vector<UncountedNumber>> uncounted() const;

 private:
  struct Bytes;
  Database(std::string file, std::unique_ptr<SQLite::Database> connection);
  static Result<Bytes> read_file(const std::string& name);

  std::string file_;  // the file's name, for errors
  std::unique_ptr<SQLite::Database> connection_;
};

}  // namespace cartulary::tiledb
