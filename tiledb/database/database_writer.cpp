#include "tiledb/database/database_writer.h"

#include <cerrno>
#include <cstring>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <unistd.h>

#include "engine/text/version.h"
#include "tiledb/content/content.h"
#include "tiledb/database/claim_rows.h"
#include "tiledb/database/database.h"
#include "tiledb/database/game_rows.h"
#include "tiledb/database/guide_rows.h"
#include "tiledb/database/position_rows.h"
#include "tiledb/database/rule_rows.h"
#include "tiledb/database/schema.h"
#include "tiledb/database/search_rows.h"
#include "tiledb/database/set_rows.h"
#include "tiledb/database/source_rows.h"
#include "tiledb/database/sql.h"
#include "tiledb/database/tile_rows.h"
#include "tiledb/file/file_digest.h"
#include "tiledb/file/replace_file.h"

namespace cartulary::tiledb {
namespace {

// No journal is needed, since the file is a temporary until it is complete. A fixed page size keeps
// its bytes the same everywhere.
void prepare(SQLite::Database& database) {
  database.exec(
      "PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; "
      "PRAGMA foreign_keys = ON");
  database.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", application_id,
                            schema_version));
  for (const std::string_view name : schema_order)
    database.exec(std::string(schema_text(name).value_or("")));
}

void write_meta(SQLite::Database& database, const Content& content) {
  Insert insert(database, "meta", 2);
  insert.row({"content_hash", content.library.meta.content_hash});
  insert.row({digest_key, blank_digest});
  insert.row({"licence", content_licence});
  insert.row({"licence_url", content_licence_url});
  insert.row({"program_version", program_version});
  insert.row({"schema_version", std::to_string(schema_version)});
}

void write_all(const Content& content, const std::string& file) {
  SQLite::Database database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  prepare(database);
  SQLite::Transaction transaction(database);
  // Rows may refer to rows that are inserted later.
  database.exec("PRAGMA defer_foreign_keys = ON");
  const Library& library = content.library;
  write_meta(database, content);
  write_sources(database, library.sources);
  write_sets(database, library.catalog);
  write_tiles(database, library.catalog);
  write_ledger(database, library.ledger);
  write_claims(database, library.claims, content.uncounted);
  write_elements(database, library.rulebook.elements());
  write_rules(database, library);
  write_rulings(database, library);
  write_variants(database, library);
  write_notes(database, content);
  write_positions(database, library);
  write_sentences(database, content);
  write_guides(database, library.guides);
  write_games(database, library.games);
  write_search_words(database, library.catalog.language());
  write_search(database, library);
  database.exec("INSERT INTO search (search) VALUES ('optimize')");
  transaction.commit();
  database.exec("VACUUM");
}

Error not_written(const std::filesystem::path& file, std::string_view reason) {
  return {file.string(), fmt::format("the database cannot be written: {}", reason), "",
          "look at the space left on the disk; if there is enough, the program is at fault", ""};
}

// Computes the digest of the bytes as SQLite left them.
bool write_digest(const OpenFile& file) {
  std::string bytes(static_cast<std::size_t>(file.status().st_size), '\0');
  if (file.read(bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())) return false;
  if (!state_digest(bytes)) return false;
  return ::lseek(file.descriptor(), 0, SEEK_SET) == 0 && file.write(bytes);
}

}  // namespace

Status write_database(const Content& content, const std::filesystem::path& file) {
  Result<FileReplacement> replacement = FileReplacement::begin(file);
  if (!replacement) return replacement.error();
  try {
    write_all(content, replacement->path().string());
  } catch (const SQLite::Exception& fault) {
    return not_written(file, fault.what());
  }
  if (!write_digest(replacement->file())) return not_written(file, std::strerror(errno));
  return replacement->commit();
}

}  // namespace cartulary::tiledb
