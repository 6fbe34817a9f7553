#include <algorithm>
#include <string_view>

#include "tiledb/database/rows.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

// The value whose `id` a row names in column 0. REQUIRES: values are sorted by id.
template <class T>
T& value_at(std::vector<T>& values, const Select& row) {
  const std::string id = row.text(0);
  const auto found =
      std::lower_bound(values.begin(), values.end(), id,
                       [](const T& value, const std::string& wanted) { return value.id < wanted; });
  if (found == values.end() || found->id != id)
    throw DamagedRow("a row names a record that is not there");
  return *found;
}

void write_names(Insert& insert, const std::string& ledger, const std::vector<std::string>& names) {
  int position = 0;
  for (const std::string& name : names) insert.row({ledger, position++, name});
}

void read_names(SQLite::Database& database, const char* sql, std::vector<LedgerEntry>& ledger,
                std::vector<std::string> LedgerEntry::* list) {
  Select row(database, sql);
  while (row.next()) (value_at(ledger, row).*list).push_back(row.text(1));
}

void read_sides(SQLite::Database& database, std::vector<LedgerEntry>& ledger) {
  Select side(database, "SELECT ledger_id, says FROM ledger_side ORDER BY ledger_id, position");
  while (side.next()) value_at(ledger, side).sides.push_back({side.text(1), {}});
  Select source(database,
                "SELECT ledger_id, position, document_id, place FROM ledger_side_source "
                "ORDER BY ledger_id, position, ordinal");
  while (source.next()) {
    LedgerEntry& entry = value_at(ledger, source);
    const auto position = static_cast<std::size_t>(source.number(1));
    if (position >= entry.sides.size()) throw DamagedRow("a ledger entry lacks a side");
    entry.sides[position].sources.push_back({source.text(2), source.text(3)});
  }
}

}  // namespace

void write_sources(SQLite::Database& database, const std::vector<SourceDocument>& documents) {
  Insert insert(database, "source_document", 10);
  Insert unknown(database, "document_unknown", 3);
  for (const SourceDocument& document : documents) {
    insert.row({document.id, document.title, document.kind, or_null(document.publisher),
                or_null(document.author), or_null(document.version), or_null(document.date),
                or_null(document.language), or_null(document.address), or_null(document.note)});
    int position = 0;
    for (const std::string& key : document.unknown) unknown.row({document.id, position++, key});
  }
}

std::vector<SourceDocument> read_sources(SQLite::Database& database) {
  std::vector<SourceDocument> documents;
  Select row(database,
             "SELECT id, title, kind, publisher, author, version, date, language, address, note "
             "FROM source_document ORDER BY id");
  while (row.next())
    documents.push_back({row.text(0),
                         row.text(1),
                         row.text(2),
                         row.text(3),
                         row.text(4),
                         row.text(5),
                         row.text(6),
                         row.text(7),
                         row.text(8),
                         row.text(9),
                         {}});
  Select unknown(database,
                 "SELECT document_id, key FROM document_unknown ORDER BY document_id, position");
  while (unknown.next()) value_at(documents, unknown).unknown.push_back(unknown.text(1));
  return documents;
}

void write_ledger(SQLite::Database& database, const std::vector<LedgerEntry>& ledger) {
  Insert entries(database, "ledger_entry", 6);
  Insert claims(database, "ledger_claim", 3);
  Insert sides(database, "ledger_side", 3);
  Insert sources(database, "ledger_side_source", 5);
  Insert tiles(database, "ledger_tile", 3);
  Insert sets(database, "ledger_set", 3);
  for (const LedgerEntry& entry : ledger) {
    entries.row({entry.id, entry.title, entry.kind, entry.decision, entry.reason, entry.date});
    write_names(claims, entry.id, entry.claims);
    write_names(tiles, entry.id, entry.tiles);
    write_names(sets, entry.id, entry.sets);
    int position = 0;
    for (const LedgerSide& side : entry.sides) {
      sides.row({entry.id, position, side.says});
      int ordinal = 0;
      for (const SourcePlace& source : side.sources)
        sources.row({entry.id, position, ordinal++, source.document, source.place});
      ++position;
    }
  }
}

std::vector<LedgerEntry> read_ledger(SQLite::Database& database) {
  std::vector<LedgerEntry> ledger;
  Select row(database,
             "SELECT id, title, kind, decision, reason, date FROM ledger_entry ORDER BY id");
  while (row.next()) {
    LedgerEntry& entry = ledger.emplace_back();
    entry.id = row.text(0);
    entry.title = row.text(1);
    entry.kind = row.text(2);
    entry.decision = row.text(3);
    entry.reason = row.text(4);
    entry.date = row.text(5);
  }
  read_names(database, "SELECT ledger_id, claim_id FROM ledger_claim ORDER BY ledger_id, position",
             ledger, &LedgerEntry::claims);
  read_names(database, "SELECT ledger_id, tile_id FROM ledger_tile ORDER BY ledger_id, position",
             ledger, &LedgerEntry::tiles);
  read_names(database, "SELECT ledger_id, set_id FROM ledger_set ORDER BY ledger_id, position",
             ledger, &LedgerEntry::sets);
  read_sides(database, ledger);
  return ledger;
}

}  // namespace cartulary::tiledb
