#include <string>

#include "engine/tile_words.h"
#include "tiledb/content.h"
#include "tiledb/rows.h"
#include "tiledb/sql.h"

namespace cartulary {
namespace {

// Adds a text to a line of texts; empty ones leave no trace.
void add(std::string& line, std::string_view text) {
  if (text.empty()) return;
  if (!line.empty()) line += " \u00b7 ";
  line += text;
}

void write_set(Insert& insert, const TileSet& set) {
  std::string names, body;
  add(names, set.id);
  for (const std::string& alias : set.aliases) add(names, alias);
  for (const std::string& name : {set.code, set.title, set.german}) add(names, name);
  add(body, set.note);
  for (const BoxItem& item : set.contents) {
    add(body, item.what);
    add(body, item.note);
  }
  for (const StartTile& start : set.start) add(body, start.note);
  for (const std::string& publisher : set.publishers) add(body, publisher);
  insert.row({"set", set.id, set.title, names, body});
}

void write_tile(Insert& insert, const Tile& tile, const TileSet& set) {
  std::string names, body;
  add(names, tile.id);
  add(names, tile.title);
  add(body, tile_words(tile));
  for (const std::string& mark : mark_names(tile)) add(body, mark_title(mark));
  add(body, tile.edges);
  if (tile.jcz) add(body, tile.jcz->id);
  add(body, tile.note);
  add(body, set.title);
  add(body, set.german);
  const std::string label =
      tile.id + (tile.title.empty() ? "" : " " + tile.title) + ", " + set.title;
  insert.row({"tile", tile.id, label, names, body});
}

void write_source(Insert& insert, const SourceDocument& document) {
  std::string names, body;
  add(names, document.id);
  add(names, document.title);
  for (const std::string& text : {document.note, document.author, document.publisher,
                                  document.version, document.date, document.address})
    add(body, text);
  insert.row({"source", document.id, document.title, names, body});
}

void write_entry(Insert& insert, const LedgerEntry& entry) {
  std::string names, body;
  add(names, entry.id);
  add(names, entry.title);
  for (const LedgerSide& side : entry.sides) add(body, side.says);
  add(body, entry.decision);
  add(body, entry.reason);
  for (const std::string& tile : entry.tiles) add(body, tile);
  for (const std::string& claim : entry.claims) add(body, claim);
  insert.row({"ledger", entry.id, entry.title, names, body});
}

}  // namespace

void write_search(SQLite::Database& database, const Content& content) {
  Insert insert(database, "search", 5);
  for (const TileSet& set : content.catalog.sets()) {
    write_set(insert, set);
    for (const Tile& tile : content.catalog.tiles_of(set.id)) write_tile(insert, tile, set);
  }
  for (const SourceDocument& document : content.sources) write_source(insert, document);
  for (const LedgerEntry& entry : content.ledger) write_entry(insert, entry);
}

}  // namespace cartulary
