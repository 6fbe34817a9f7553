#include "tiledb/database/tile_rows.h"

#include <algorithm>

#include "engine/tile/tile_words.h"
#include "tiledb/database/segment_rows.h"
#include "tiledb/database/sql.h"
#include "tiledb/draft/tile_by_id.h"

namespace cartulary::tiledb {
namespace {

void write_tile(Insert& insert, const Tile& tile) {
  const std::optional<EdgeCode> code = edge_code(tile);
  const std::string code_text = code ? code->text() : "";
  const std::string words = tile_words(tile);
  insert.row({tile.id, tile.set, tile.number, or_null(tile.title), to_text(tile.cls),
              to_text(tile.shape), or_null(tile.edges), or_null(code_text), tile.pieces,
              to_text(tile.interior), tile.crossing, tile.apart,
              tile.jcz ? SqlValue(tile.jcz->id) : SqlValue(),
              tile.jcz ? SqlValue(static_cast<int>(tile.jcz->turn)) : SqlValue(), words,
              or_null(tile.note)});
}

void write_parts(SQLite::Database& database, const Catalog& catalog) {
  Insert copies(database, "tile_copy", 3);
  Insert symbols(database, "tile_symbol", 4);
  Insert sources(database, "tile_source", 5);
  for (const Tile& tile : catalog.tiles()) {
    for (const Edition edition : all_editions)
      if (tile.exists_in(edition)) copies.row({tile.id, to_text(edition), tile.copies_in(edition)});
    int position = 0;
    for (const Symbol& symbol : tile.symbols)
      symbols.row({tile.id, position++, symbol.name, or_null(symbol.detail)});
    position = 0;
    for (const TileSource& source : tile.sources)
      sources.row(
          {tile.id, position++, source.fact, source.source.document, or_null(source.source.place)});
  }
}

// Sides of another number would lead all that reads `edges` astray.
void check_edges(const Tile& tile) {
  const bool letters = tile.edges.find_first_not_of("cfrsx?*") == std::string::npos;
  if (!letters || tile.edges.size() != static_cast<std::size_t>(side_count(tile.shape)))
    throw DamagedRow("a tile's edges do not suit its shape");
}

Tile tile_of(const Select& row) {
  Tile tile;
  tile.id = row.text(0);
  tile.set = row.text(1);
  tile.number = row.number(2);
  tile.title = row.text(3);
  tile.cls = undamaged(parse_tile_class(row.text(4)), "a tile's class is none");
  tile.shape = undamaged(parse_shape(row.text(5)), "a tile's shape is none");
  tile.edges = row.text(6);
  tile.pieces = row.number(7);
  tile.interior = undamaged(parse_interior(row.text(8)), "a tile's interior is none");
  tile.crossing = row.flag(9);
  tile.apart = row.flag(10);
  if (const std::optional<int> turn = row.number_or_null(12))
    tile.jcz = JczTile{row.text(11), static_cast<Rotation>(*turn & 3)};
  tile.note = row.text(13);
  check_edges(tile);
  return tile;
}

void read_parts(SQLite::Database& database, std::vector<Tile>& tiles) {
  Select copies(database, "SELECT tile_id, edition, copies FROM tile_copy");
  while (copies.next()) {
    const Edition edition = undamaged(parse_edition(copies.text(1)), "an edition is none");
    tile_by_id(tiles, copies.text(0)).copies[static_cast<std::size_t>(edition)] = copies.number(2);
  }
  Select symbol(database,
                "SELECT tile_id, name, detail FROM tile_symbol ORDER BY tile_id, position");
  while (symbol.next())
    tile_by_id(tiles, symbol.text(0)).symbols.push_back({symbol.text(1), symbol.text(2)});
  Select source(database,
                "SELECT tile_id, fact, document_id, place FROM tile_source "
                "ORDER BY tile_id, position");
  while (source.next())
    tile_by_id(tiles, source.text(0))
        .sources.push_back({source.text(1), {source.text(2), source.text(3)}});
}

}  // namespace

Tile& tile_by_id(std::vector<Tile>& tiles, std::string_view id) {
  const auto found =
      std::lower_bound(tiles.begin(), tiles.end(), id,
                       [](const Tile& tile, std::string_view wanted) { return tile.id < wanted; });
  if (found == tiles.end() || found->id != id)
    throw DamagedRow("a row names a tile that is not there");
  return *found;
}

void write_tiles(SQLite::Database& database, const Catalog& catalog) {
  Insert insert(database, "tile", 16);
  for (const Tile& tile : catalog.tiles()) write_tile(insert, tile);
  write_parts(database, catalog);
  write_segments(database, catalog);
}

std::vector<Tile> load_tiles(SQLite::Database& database) {
  std::vector<Tile> tiles;
  Select row(database,
             "SELECT id, set_id, number, title, class, shape, edges, pieces, interior, crossing, "
             "apart, jcz_id, jcz_turn, note FROM tile ORDER BY id");
  while (row.next()) tiles.push_back(tile_of(row));
  read_parts(database, tiles);
  load_segments(database, tiles);
  return tiles;
}

}  // namespace cartulary::tiledb
