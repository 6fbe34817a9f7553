#include "tiledb/database/set_rows.h"

#include <map>

#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

void write_replaced(Insert& insert, const TileSet& set) {
  int position = 0;
  for (const StartTile& start : set.start) {
    int ordinal = 0;
    for (const std::string& replaced : start.replaces)
      insert.row({set.id, position, ordinal++, replaced});
    ++position;
  }
}

void write_jcz_tiles(Insert& insert, const TileSet& set) {
  for (const JczSet& jcz : set.jcz) {
    int ordinal = 0;
    for (const std::string& tile : jcz.tiles) insert.row({jcz.id, ordinal++, tile});
  }
}

void load_replaced(SQLite::Database& database, const ById<TileSet>& sets) {
  Select replaced(database,
                  "SELECT set_id, position, replaced FROM start_replaces "
                  "ORDER BY set_id, position, ordinal");
  while (replaced.next()) {
    TileSet& set = sets.at(replaced);
    const auto position = static_cast<std::size_t>(replaced.number(1));
    if (position >= set.start.size()) throw DamagedRow("a start tile is not there");
    set.start[position].replaces.push_back(replaced.text(2));
  }
}

void load_drops(SQLite::Database& database, const ById<TileSet>& sets) {
  Select drop(database, "SELECT set_id, tile_id, copies FROM mega_drop");
  while (drop.next()) sets.at(drop).mega_drops[drop.text(1)] = drop.number(2);
}

void load_jcz_tiles(SQLite::Database& database, std::vector<TileSet>& sets) {
  std::map<std::string, JczSet*> by_id;
  for (TileSet& set : sets)
    for (JczSet& jcz : set.jcz) by_id[jcz.id] = &jcz;
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
  RecordWriter<TileSet> writer(database);
  Insert replaced(database, "start_replaces", 4);
  Insert drops(database, "mega_drop", 3);
  Insert jcz_tiles(database, "set_jcz_tile", 3);
  int position = 0;
  for (const TileSet& set : catalog.sets()) {
    writer.write(set, position++);
    write_replaced(replaced, set);
    for (const auto& [tile, copies] : set.mega_drops) drops.row({set.id, tile, copies});
    write_jcz_tiles(jcz_tiles, set);
  }
}

std::vector<TileSet> load_sets(SQLite::Database& database) {
  std::vector<TileSet> sets = load_records<TileSet>(database);
  const ById<TileSet> by_id(sets);
  load_replaced(database, by_id);
  load_drops(database, by_id);
  load_jcz_tiles(database, sets);
  return sets;
}

}  // namespace cartulary::tiledb
