#include "tiledb/database/search_rows.h"

#include <string>

#include "engine/text/markdown.h"
#include "engine/text/search_word_members.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"
#include "engine/tile/tile_words.h"
#include "tiledb/database/member_rows.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

// Appends a text to a line of texts, with a separator. Ignores empty texts.
void add(std::string& line, std::string_view text) {
  if (!text.empty()) add_item(line, text, " \u00b7 ");
}

void write_set(Insert& insert, const TileSet& set) {
  std::string names, body;
  add(names, set.id);
  for (const std::string& alias : set.aliases) add(names, alias);
  for (const std::string& name : set.other_names()) add(names, name);
  for (const std::string& name : {set.code, set.title, set.german}) add(names, name);
  add(body, set.note);
  for (const auto& [what, note] : set.box_texts()) {
    add(body, what);
    add(body, note);
  }
  for (const StartTile& start : set.start) add(body, start.note);
  for (const std::string& publisher : set.publishers) add(body, publisher);
  insert.row({"set", set.id, set.title, names, body});
}

void write_tile(Insert& insert, const Tile& tile, const TileSet& set) {
  std::string names, body;
  add(names, tile.id);
  add(names, tile.title);
  add(body, english(tile_words(tile)));
  for (const std::string& mark : mark_names(tile)) add(body, english(mark_title(mark)));
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

// The names leave out the id, which begins with the set: a search for a set must find the set
// first.
void write_rule(Insert& insert, const Rule& rule) {
  std::string names, body;
  add(names, rule.title);
  for (const std::string& words : rule.asked) add(names, words);
  add(body, plain_text(rule.text));
  add(body, rule.heading);
  add(body, rule.id);
  insert.row({"rule", rule.id, rule.title, names, body});
}

void write_ruling(Insert& insert, const Ruling& ruling) {
  std::string names, body;
  add(names, ruling.title);
  add(names, plain_text(ruling.question));
  for (const std::string& words : ruling.asked) add(names, words);
  add(body, plain_text(told_text(ruling)));
  for (const RulingSide& side : ruling.says) add(body, plain_text(side.text));
  add(body, ruling.id);
  insert.row({"ruling", ruling.id, ruling.title, names, body});
}

void write_variant(Insert& insert, const Variant& variant) {
  std::string names, body;
  add(names, variant.title);
  add(names, plain_text(variant.question));
  for (const std::string& words : variant.asked) add(names, words);
  add(body, plain_text(variant.text));
  add(body, variant.author);
  add(body, variant.id);
  insert.row({"variant", variant.id, variant.title, names, body});
}

void write_element(Insert& insert, const Element& element) {
  std::string names, body;
  add(names, element.id);
  for (const std::string& name : {element.name, element.german}) add(names, name);
  for (const std::string& name : element.also) add(names, name);
  add(body, plain_text(element.definition));
  insert.row({"element", element.id, element.name, names, body});
}

}  // namespace

void write_search(SQLite::Database& database, const Library& library) {
  Insert insert(database, "search", 5);
  for (const TileSet& set : library.catalog.sets()) {
    write_set(insert, set);
    for (const Tile& tile : library.catalog.tiles_of(set.id)) write_tile(insert, tile, set);
  }
  for (const SourceDocument& document : library.sources) write_source(insert, document);
  for (const LedgerEntry& entry : library.ledger) write_entry(insert, entry);
  for (const Element& element : library.rulebook.elements()) write_element(insert, element);
  for (const Rule& rule : library.rulebook.rules()) write_rule(insert, rule);
  for (const Ruling& ruling : library.rulebook.rulings()) write_ruling(insert, ruling);
  for (const Variant& variant : library.rulebook.variants()) write_variant(insert, variant);
}

void write_search_words(SQLite::Database& database, const SearchLanguage& language) {
  RecordWriter<SearchWord> writer(database);
  int position = 0;
  for (const SearchWord& word : language.words()) writer.write(word, position++);
}

SearchLanguage load_language(SQLite::Database& database) {
  return SearchLanguage(load_records<SearchWord>(database));
}

}  // namespace cartulary::tiledb
