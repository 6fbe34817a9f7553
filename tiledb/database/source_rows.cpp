#include "tiledb/database/source_rows.h"

namespace cartulary::tiledb {

namespace {

void write_side_sources(Insert& insert, const LedgerEntry& entry) {
  int position = 0;
  for (const LedgerSide& side : entry.sides) {
    int ordinal = 0;
    for (const SourcePlace& source : side.sources)
      insert.row({entry.id, position, ordinal++, source.document, source.place});
    ++position;
  }
}

void load_side_sources(SQLite::Database& database, std::vector<LedgerEntry>& ledger) {
  const ById<LedgerEntry> by_id(ledger);
  Select source(database,
                "SELECT ledger_id, position, document_id, place FROM ledger_side_source "
                "ORDER BY ledger_id, position, ordinal");
  while (source.next()) {
    LedgerEntry& entry = by_id.at(source);
    const auto position = static_cast<std::size_t>(source.number(1));
    if (position >= entry.sides.size()) throw DamagedRow("a ledger entry lacks a side");
    entry.sides[position].sources.push_back({source.text(2), source.text(3)});
  }
}

}  // namespace

void write_sources(SQLite::Database& database, const std::vector<SourceDocument>& documents) {
  RecordWriter<SourceDocument> writer(database);
  for (const SourceDocument& document : documents) writer.write(document);
}

std::vector<SourceDocument> load_sources(SQLite::Database& database) {
  return load_records<SourceDocument>(database);
}

void write_ledger(SQLite::Database& database, const std::vector<LedgerEntry>& ledger) {
  RecordWriter<LedgerEntry> writer(database);
  Insert sources(database, "ledger_side_source", 5);
  for (const LedgerEntry& entry : ledger) {
    writer.write(entry);
    write_side_sources(sources, entry);
  }
}

std::vector<LedgerEntry> load_ledger(SQLite::Database& database) {
  std::vector<LedgerEntry> ledger = load_records<LedgerEntry>(database);
  load_side_sources(database, ledger);
  return ledger;
}

}  // namespace cartulary::tiledb
