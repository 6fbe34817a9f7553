// Database: a cartulary database file, opened read-only.
//
// Reads the file once, checks it against the digest that it contains, and owns both the bytes and a
// SQLite connection to them. Answers therefore come from exactly the bytes that were checked,
// whatever happens to the file. Only one thread may use the connection at a time; a server opens a
// connection per thread or guards it. The Catalog that it returns owns its values and does not need
// the Database afterwards.
//
//   Result<Database> db = Database::open("cartulary.db");
//   Catalog catalog = *std::move(db->catalog());
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guides.h"
#include "engine/position/position.h"
#include "engine/rule/carried_game.h"
#include "engine/rule/rulebook.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"
#include "tiledb/draft/claim.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

struct Meta {
  int schema_version = 0;
  std::string program_version;  // version of the program that built the file
  std::string content_hash;     // SHA-256, in hex
  int sets = 0;
  int tiles = 0;
  int rules = 0;
  int rulings = 0;
  int variants = 0;
  int elements = 0;
  int positions = 0;
  int ledger = 0;  // number of entries
};

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
  Result<Catalog> catalog() const;
  Result<Rulebook> rulebook() const;
  Result<std::vector<Position>> positions() const;  // by id
  Result<Guides> guides() const;
  Result<std::vector<CarriedGame>> games() const;  // by id
  Result<std::vector<SourceDocument>> sources() const;
  Result<std::vector<LedgerEntry>> ledger() const;
  Result<std::vector<ClaimResult>> claims() const;
  Result<std::vector<UncountedFigure>> uncounted() const;

 private:
  struct Bytes;
  Database(std::string file, std::unique_ptr<SQLite::Database> connection);
  static Result<Bytes> read_file(const std::string& name);

  std::string file_;  // the file's name, for errors
  std::unique_ptr<SQLite::Database> connection_;
};

}  // namespace cartulary::tiledb
