#include "tiledb/database/database.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <system_error>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "engine/rule/element_marks.h"
#include "engine/text/text.h"
#include "tiledb/database/claim_rows.h"
#include "tiledb/database/game_rows.h"
#include "tiledb/database/guide_rows.h"
#include "tiledb/database/position_rows.h"
#include "tiledb/database/rule_rows.h"
#include "tiledb/database/search_rows.h"
#include "tiledb/database/set_rows.h"
#include "tiledb/database/source_rows.h"
#include "tiledb/database/sql.h"
#include "tiledb/database/tile_rows.h"
#include "tiledb/file/file_digest.h"
#include "tiledb/file/open_file.h"

namespace cartulary::tiledb {
namespace {

constexpr const char* build_hint = "run `cartulary build` to make it anew";

// Runs `read` and converts its exceptions into errors.
template <class Read>
auto guarded(const std::string& file, SQLite::Database& connection, Read read)
    -> Result<decltype(read(connection))> {
  const auto unreadable = [&](const std::exception& fault) {
    return Error{file, fmt::format("the database cannot be read: {}", fault.what()), "", build_hint,
                 ""};
  };
  try {
    return read(connection);
  } catch (const SQLite::Exception& fault) {
    return unreadable(fault);
  } catch (const DamagedRow& fault) {
    return unreadable(fault);
  }
}

Error no_file(const std::filesystem::path& file) {
  return {file.string(), "there is no database here", "",
          "run `cartulary build` to make it, or name another with --db", ""};
}

Error refused(std::string_view where, std::string what, std::string fix) {
  return {std::string(where), std::move(what), "", std::move(fix), ""};
}

// The first bytes of every SQLite file, and the offsets of the marks (fileformat.html).
constexpr std::string_view magic("SQLite format 3\0", 16);
constexpr std::size_t user_version_place = 60;
constexpr std::size_t application_id_place = 68;
constexpr std::size_t header_size = 100;

int number_at(std::string_view bytes, std::size_t place) {
  std::uint32_t number = 0;
  for (const char byte : bytes.substr(place, 4))
    number = number << 8U | static_cast<unsigned char>(byte);
  return static_cast<int>(number);
}

// The reason why the file cannot be used; `what` is empty if there is none. Rejects an empty file,
// which SQLite would accept as a database without tables.
Error fault_of(std::string_view header, const std::string& file) {
  if (!header.empty() && (header.size() < header_size || !header.starts_with(magic)))
    return refused(file, "this is no database",
                   "name another file, or run `cartulary build` to make one");
  if (header.empty() || number_at(header, application_id_place) != application_id)
    return refused(file, "this SQLite database was not made by cartulary",
                   "name another file, or run `cartulary build` to make one");
  const int version = number_at(header, user_version_place);
  if (version != schema_version)
    return refused(file,
                   fmt::format("the database has schema version {}, this program reads version {}",
                               version, schema_version),
                   build_hint);
  return {};
}

Error unreadable(const std::string& file) {
  return refused(file, fmt::format("the database cannot be read: {}", std::strerror(errno)),
                 "look at the permissions and the disk; then " + std::string(build_hint));
}

Meta load_meta(SQLite::Database& connection) {
  Meta meta;
  Select row(connection, "SELECT key, value FROM meta");
  while (row.next()) {
    const std::string key = row.text(0);
    if (key == "content_hash") meta.content_hash = row.text(1);
    if (key == "program_version") meta.program_version = row.text(1);
    if (key == "schema_version")
      meta.schema_version = parse_whole(row.text(1), 0, 1000000).value_or(0);
  }
  return meta;
}

Records load_all(SQLite::Database& connection) {
  return {load_meta(connection),     load_language(connection).words(),
          load_sets(connection),     load_tiles(connection),
          load_elements(connection), load_set_rules(connection),
          load_rules(connection),    load_rulings(connection),
          load_variants(connection), std::nullopt,
          load_sources(connection),  load_ledger(connection),
          load_claims(connection),   load_positions(connection),
          load_guides(connection),   load_games(connection)};
}

}  // namespace

// Memory allocated by SQLite, so that a connection can take it over.
struct Database::Bytes {
  std::unique_ptr<unsigned char, decltype(&sqlite3_free)> memory{nullptr, sqlite3_free};
  std::size_t size = 0;

  std::string_view view() const { return {reinterpret_cast<const char*>(memory.get()), size}; }
};

// Reads the header first and rejects other files early, since a file named by mistake may be large.
Result<Database::Bytes> Database::read_file(const std::string& name) {
  const OpenFile file = OpenFile::open(name, O_RDONLY | O_NONBLOCK);
  if (!file) return unreadable(name);
  Bytes bytes;
  bytes.size = static_cast<std::size_t>(file.status().st_size);
  std::string header(std::min(bytes.size, header_size), '\0');
  if (file.read(header.data(), header.size()) < 0) return unreadable(name);
  if (Error fault = fault_of(header, name); !fault.what.empty()) return fault;
  bytes.memory.reset(static_cast<unsigned char*>(sqlite3_malloc64(bytes.size)));
  if (!bytes.memory) return refused(name, "there is no memory for the database", "free some");
  std::copy(header.begin(), header.end(), bytes.memory.get());
  char* rest = reinterpret_cast<char*>(bytes.memory.get()) + header.size();
  const ssize_t got = file.read(rest, bytes.size - header.size());
  if (got < 0) return unreadable(name);
  bytes.size = header.size() + static_cast<std::size_t>(got);
  if (!digest_holds(bytes.view()))
    return refused(name, "the database was changed or damaged after it was built", build_hint);
  return bytes;
}

Result<Database> Database::open(const std::filesystem::path& file) {
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return no_file(file);
  if (!std::filesystem::is_regular_file(file, ignored))
    return refused(file.string(), "this is no file", "name the file of a database");
  Result<Bytes> bytes = read_file(file.string());
  if (!bytes) return bytes.error();
  try {
    auto connection = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE);
    const auto size = static_cast<sqlite3_int64>(bytes->size);
    const int opened =
        sqlite3_deserialize(connection->getHandle(), "main", bytes->memory.release(), size, size,
                            SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
    if (opened != SQLITE_OK) throw SQLite::Exception(connection->getHandle(), opened);
    connection->exec("PRAGMA trusted_schema = OFF; PRAGMA query_only = ON");
    return Database(file.string(), std::move(connection));
  } catch (const SQLite::Exception& fault) {
    return refused(file.string(), fmt::format("the database cannot be opened: {}", fault.what()),
                   build_hint);
  }
}

Database::Database(std::string file, std::unique_ptr<SQLite::Database> connection)
    : file_(std::move(file)), connection_(std::move(connection)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Result<Meta> Database::meta() const {
  return guarded(file_, *connection_, load_meta);
}

Result<Library> Database::library() const {
  auto records = guarded(file_, *connection_, load_all);
  if (!records) return records.error();
  return library_of(*std::move(records));
}

Result<Catalog> Database::catalog() const {
  return guarded(file_, *connection_, [](SQLite::Database& connection) {
    return Catalog(load_sets(connection), load_tiles(connection),
                   mark_names_of(load_elements(connection)), load_language(connection));
  });
}

Result<std::vector<Element>> Database::elements() const {
  return guarded(file_, *connection_, load_elements);
}

Result<std::vector<UncountedNumber>> Database::uncounted() const {
  return guarded(file_, *connection_, load_uncounted);
}

}  // namespace cartulary::tiledb
