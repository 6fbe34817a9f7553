#include "tiledb/database/set_rows.h"

#include <map>

#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

SqlValue text_of(const std::optional<Edition>& edition) {
  return edition ? SqlValue(to_text(*edition)) : SqlValue();
}

std::optional<Edition> edition_at(const Select& row, int column) {
  const std::string text = row.text(column);
  if (text.empty()) return std::nullopt;
  return undamaged(parse_edition(text), "an edition is none");
}

void write_set(Insert& insert, const TileSet& set, int position) {
  insert.row({set.id, position, set.code, set.title, or_null(set.german), to_text(set.kind),
              set.number, set.sort, set.year, set.in_mega, or_null(set.note)});
}

void write_texts(SQLite::Database& database, const char* table, const Catalog& catalog,
                 std::vector<std::string> TileSet::* list) {
  Insert insert(database, table, 3);
  for (const TileSet& set : catalog.sets()) {
    int position = 0;
    for (const std::string& text : set.*list) insert.row({set.id, position++, text});
  }
}

void write_parts(SQLite::Database& database, const Catalog& catalog) {
  Insert editions(database, "set_edition", 3);
  Insert contents(database, "set_content", 7);
  Insert contains(database, "set_contains", 7);
  Insert sources(database, "set_source", 4);
  for (const TileSet& set : catalog.sets()) {
    int position = 0;
    for (const Edition edition : set.editions) editions.row({set.id, to_text(edition), position++});
    position = 0;
    for (const BoxItem& item : set.contents)
      contents.row({set.id, position++, item.count, item.what, or_null(item.note),
                    text_of(item.edition), or_null(item.element)});
    position = 0;
    for (const ContainedSet& part : set.contains)
      contains.row({set.id, position++, part.set, text_of(part.edition), part.quantity,
                    part.partial, or_null(part.note)});
    position = 0;
    for (const SourcePlace& source : set.sources)
      sources.row({set.id, position++, source.document, source.place});
  }
}

void write_starts(SQLite::Database& database, const Catalog& catalog) {
  Insert starts(database, "start_tile", 5);
  Insert replaces(database, "start_replaces", 4);
  Insert drops(database, "mega_drop", 3);
  for (const TileSet& set : catalog.sets()) {
    int position = 0;
    for (const StartTile& start : set.start) {
      starts.row({set.id, position, start.tile, start.copies, or_null(start.note)});
      int ordinal = 0;
      for (const std::string& replaced : start.replaces)
        replaces.row({set.id, position, ordinal++, replaced});
      ++position;
    }
    for (const auto& [tile, copies] : set.mega_drops) drops.row({set.id, tile, copies});
  }
}

void write_jcz(SQLite::Database& database, const Catalog& catalog) {
  Insert names(database, "set_jcz", 4);
  Insert tiles(database, "set_jcz_tile", 3);
  for (const TileSet& set : catalog.sets()) {
    int position = 0;
    for (const JczSet& jcz : set.jcz) {
      names.row({jcz.id, set.id, position++, to_text(jcz.edition)});
      int ordinal = 0;
      for (const std::string& tile : jcz.tiles) tiles.row({jcz.id, ordinal++, tile});
    }
  }
}

// The sets by id, while their parts are read.
using SetsById = std::map<std::string, TileSet*>;

TileSet& set_at(const SetsById& sets, const Select& row) {
  const auto found = sets.find(row.text(0));
  if (found == sets.end()) throw DamagedRow("a row names a set that is not there");
  return *found->second;
}

std::vector<TileSet> read_set_rows(SQLite::Database& database) {
  std::vector<TileSet> sets;
  Select row(database,
             "SELECT id, code, title, german, kind, number, sort, year, in_mega, note "
             "FROM tile_set ORDER BY position");
  while (row.next()) {
    TileSet& set = sets.emplace_back();
    set.id = row.text(0);
    set.code = row.text(1);
    set.title = row.text(2);
    set.german = row.text(3);
    set.kind = undamaged(parse_set_kind(row.text(4)), "a set's kind is none");
    set.number = row.number_or_null(5);
    set.sort = row.number(6);
    set.year = row.number_or_null(7);
    set.in_mega = row.flag(8);
    set.note = row.text(9);
  }
  return sets;
}

void read_texts(SQLite::Database& database, const char* sql, const SetsById& sets,
                std::vector<std::string> TileSet::* list) {
  Select row(database, sql);
  while (row.next()) (set_at(sets, row).*list).push_back(row.text(1));
}

void read_parts(SQLite::Database& database, const SetsById& sets) {
  Select edition(database, "SELECT set_id, edition FROM set_edition ORDER BY set_id, position");
  while (edition.next())
    set_at(sets, edition)
        .editions.push_back(undamaged(parse_edition(edition.text(1)), "an edition is none"));
  Select item(database,
              "SELECT set_id, count, what, note, edition, element_id FROM set_content "
              "ORDER BY set_id, position");
  while (item.next())
    set_at(sets, item)
        .contents.push_back({item.number_or_null(1), item.text(2), item.text(3),
                             edition_at(item, 4), item.text(5)});
  Select part(database,
              "SELECT set_id, contained, edition, quantity, partial, note FROM set_contains "
              "ORDER BY set_id, position");
  while (part.next())
    set_at(sets, part)
        .contains.push_back(
            {part.text(1), edition_at(part, 2), part.number(3), part.flag(4), part.text(5)});
  Select source(database,
                "SELECT set_id, document_id, place FROM set_source ORDER BY set_id, position");
  while (source.next()) set_at(sets, source).sources.push_back({source.text(1), source.text(2)});
}

void read_starts(SQLite::Database& database, const SetsById& sets) {
  Select start(database,
               "SELECT set_id, tile_id, copies, note FROM start_tile ORDER BY set_id, position");
  while (start.next())
    set_at(sets, start).start.push_back({start.text(1), start.number(2), {}, start.text(3)});
  Select replaced(database,
                  "SELECT set_id, position, replaced FROM start_replaces "
                  "ORDER BY set_id, position, ordinal");
  while (replaced.next()) {
    TileSet& set = set_at(sets, replaced);
    const auto position = static_cast<std::size_t>(replaced.number(1));
    if (position >= set.start.size()) throw DamagedRow("a start tile is not there");
    set.start[position].replaces.push_back(replaced.text(2));
  }
  Select drop(database, "SELECT set_id, tile_id, copies FROM mega_drop");
  while (drop.next()) set_at(sets, drop).mega_drops[drop.text(1)] = drop.number(2);
}

void read_jcz(SQLite::Database& database, const SetsById& sets) {
  std::map<std::string, JczSet*> by_id;
  Select name(database, "SELECT set_id, jcz_id, edition FROM set_jcz ORDER BY set_id, position");
  while (name.next())
    set_at(sets, name)
        .jcz.push_back(
            {name.text(1), undamaged(parse_edition(name.text(2)), "an edition is none"), {}});
  for (const auto& [id, set] : sets)
    for (JczSet& jcz : set->jcz) by_id[jcz.id] = &jcz;
  Select tile(database, "SELECT jcz_id, tile_id FROM set_jcz_tile ORDER BY jcz_id, position");
  while (tile.next()) {
    const auto found = by_id.find(tile.text(0));
    if (found == by_id.end())
      throw DamagedRow("a row names a set of JCloisterZone that is not there");
    found->second->tiles.push_back(tile.text(1));
  }
}

}  // namespace

void write_sets(SQLite::Database& database, const Catalog& catalog) {
  Insert insert(database, "tile_set", 11);
  int position = 0;
  for (const TileSet& set : catalog.sets()) write_set(insert, set, position++);
  write_texts(database, "set_alias", catalog, &TileSet::aliases);
  write_texts(database, "set_name", catalog, &TileSet::also);
  write_texts(database, "set_publisher", catalog, &TileSet::publishers);
  write_texts(database, "set_unknown", catalog, &TileSet::unknown);
  write_parts(database, catalog);
  write_starts(database, catalog);
  write_jcz(database, catalog);
}

std::vector<TileSet> load_sets(SQLite::Database& database) {
  std::vector<TileSet> sets = read_set_rows(database);
  SetsById by_id;
  for (TileSet& set : sets) by_id[set.id] = &set;
  read_texts(database, "SELECT set_id, alias FROM set_alias ORDER BY set_id, position", by_id,
             &TileSet::aliases);
  read_texts(database, "SELECT set_id, name FROM set_name ORDER BY set_id, position", by_id,
             &TileSet::also);
  read_texts(database, "SELECT set_id, publisher FROM set_publisher ORDER BY set_id, position",
             by_id, &TileSet::publishers);
  read_texts(database, "SELECT set_id, key FROM set_unknown ORDER BY set_id, position", by_id,
             &TileSet::unknown);
  read_parts(database, by_id);
  read_starts(database, by_id);
  read_jcz(database, by_id);
  return sets;
}

}  // namespace cartulary::tiledb
