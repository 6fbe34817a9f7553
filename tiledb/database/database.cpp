#include "tiledb/database/database.h"

#include <system_error>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "engine/text/text.h"
#include "tiledb/database/rows.h"
#include "tiledb/database/sql.h"
#include "tiledb/yaml/replace_file.h"

namespace cartulary::tiledb {
namespace {

constexpr const char* build_hint = "run `cartulary build` to make it anew";

Error database_error(const SQLite::Database& connection, const std::exception& fault) {
  return {connection.getFilename(), fmt::format("the database cannot be read: {}", fault.what()),
          "", build_hint, ""};
}

// Runs `read` and turns what it throws into an error.
template <class Read>
auto guarded(SQLite::Database& connection, Read read) -> Result<decltype(read(connection))> {
  try {
    return read(connection);
  } catch (const SQLite::Exception& fault) {
    return database_error(connection, fault);
  } catch (const DamagedRow& fault) {
    return database_error(connection, fault);
  }
}

// What makes the file unfit to be read; empty `what` if nothing does.
Error fault_of(SQLite::Database& connection, const std::string& file) {
  const int application = connection.execAndGet("PRAGMA application_id").getInt();
  if (application != application_id)
    return {file, "this SQLite database was not made by cartulary", "",
            "name another file, or run `cartulary build` to make one", ""};
  const int version = connection.execAndGet("PRAGMA user_version").getInt();
  if (version != schema_version)
    return {file,
            fmt::format("the database has schema version {}, this program reads version {}",
                        version, schema_version),
            "", build_hint, ""};
  return {};
}

Error no_file(const std::filesystem::path& file) {
  return {file.string(), "there is no database here", "",
          "run `cartulary build` to make it, or name another with --db", ""};
}

Error refused(std::string_view where, std::string what, std::string fix) {
  return {std::string(where), std::move(what), "", std::move(fix), ""};
}

}  // namespace

Result<Database> Database::open(const std::filesystem::path& file) {
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return no_file(file);
  if (!std::filesystem::is_regular_file(file, ignored))
    return refused(file.string(), "this is no file", "name the file of a database");
  try {
    auto connection = std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READONLY);
    connection->exec("PRAGMA trusted_schema = OFF; PRAGMA query_only = ON");
    if (Error fault = fault_of(*connection, file.string()); !fault.what.empty()) return fault;
    return Database(std::move(connection));
  } catch (const SQLite::Exception& fault) {
    if (fault.getErrorCode() == SQLITE_NOTADB)
      return refused(file.string(), "this is no database",
                     "name another file, or run `cartulary build` to make one");
    return refused(file.string(), fmt::format("the database cannot be opened: {}", fault.what()),
                   build_hint);
  }
}

Database::Database(std::unique_ptr<SQLite::Database> connection)
    : connection_(std::move(connection)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Result<Meta> Database::meta() const {
  return guarded(*connection_, [](SQLite::Database& connection) {
    Meta meta;
    Select row(connection, "SELECT key, value FROM meta");
    while (row.next()) {
      const std::string key = row.text(0);
      if (key == "content_hash") meta.content_hash = row.text(1);
      if (key == "program_version") meta.program_version = row.text(1);
      if (key == "schema_version")
        meta.schema_version = parse_whole(row.text(1), 0, 1000000).value_or(0);
    }
    meta.sets = connection.execAndGet("SELECT count(*) FROM tile_set").getInt();
    meta.tiles = connection.execAndGet("SELECT count(*) FROM tile").getInt();
    meta.rules = connection.execAndGet("SELECT count(*) FROM rule").getInt();
    meta.rulings = connection.execAndGet("SELECT count(*) FROM ruling").getInt();
    meta.elements = connection.execAndGet("SELECT count(*) FROM element").getInt();
    meta.positions = connection.execAndGet("SELECT count(*) FROM board_position").getInt();
    meta.ledger = connection.execAndGet("SELECT count(*) FROM ledger_entry").getInt();
    return meta;
  });
}

Result<Catalog> Database::catalog() const {
  return guarded(*connection_, [](SQLite::Database& connection) {
    return Catalog(read_sets(connection), read_tiles(connection));
  });
}

Result<Rulebook> Database::rulebook() const {
  return guarded(*connection_, [](SQLite::Database& connection) {
    return Rulebook(read_elements(connection), read_set_rules(connection), read_rules(connection),
                    read_rulings(connection));
  });
}

Result<std::vector<Position>> Database::positions() const {
  return guarded(*connection_, read_positions);
}

Result<std::vector<SourceDocument>> Database::sources() const {
  return guarded(*connection_, read_sources);
}

Result<std::vector<LedgerEntry>> Database::ledger() const {
  return guarded(*connection_, read_ledger);
}

Result<std::vector<ClaimResult>> Database::claims() const {
  return guarded(*connection_, read_claims);
}

Result<std::vector<UncountedFigure>> Database::uncounted() const {
  return guarded(*connection_, read_uncounted);
}

Status Database::copy_to(const std::filesystem::path& file) const {
  sqlite3_int64 size = 0;
  const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> bytes(
      sqlite3_serialize(connection_->getHandle(), "main", &size, 0), sqlite3_free);
  if (!bytes)
    return refused(connection_->getFilename(), "the database cannot be copied", build_hint);
  return replace_file(file, std::string_view(reinterpret_cast<const char*>(bytes.get()),
                                             static_cast<std::size_t>(size)));
}

}  // namespace cartulary::tiledb
