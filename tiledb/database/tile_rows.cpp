#include "tiledb/database/tile_rows.h"

#include "engine/tile/tile_words.h"
#include "tiledb/database/segment_rows.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

void write_copies(Insert& insert, const Tile& tile) {
  for (const Edition edition : all_editions)
    if (tile.exists_in(edition)) insert.row({tile.id, to_text(edition), tile.copies_in(edition)});
}

void write_fact_sources(Insert& insert, const Tile& tile) {
  int position = 0;
  for (const TileSource& source : tile.sources)
    insert.row(
        {tile.id, position++, source.fact, source.source.document, or_null(source.source.place)});
}

// Edges of the wrong length would mislead all code that indexes `edges` by side.
void check_edges(const Tile& tile) {
  const bool letters = tile.edges.find_first_not_of("cfrsx?*") == std::string::npos;
  if (!letters || tile.edges.size() != static_cast<std::size_t>(side_count(tile.shape)))
    throw DamagedRow("a tile's edges do not suit its shape");
}

void load_copies(SQLite::Database& database, const ById<Tile>& tiles) {
  Select copies(database, "SELECT tile_id, edition, copies FROM tile_copy");
  while (copies.next())
    tiles.at(copies).copies[static_cast<std::size_t>(edition_of(copies.text(1)))] =
        copies.number(2);
}

void load_fact_sources(SQLite::Database& database, const ById<Tile>& tiles) {
  Select source(database,
                "SELECT tile_id, fact, document_id, place FROM tile_source "
                "ORDER BY tile_id, position");
  while (source.next())
    tiles.at(source).sources.push_back({source.text(1), {source.text(2), source.text(3)}});
}

}  // namespace

std::array<std::string, 2> DerivedColumns<Tile>::values(const Tile& tile) {
  const std::optional<EdgeCode> code = edge_code(tile);
  return {code ? std::string(code->text()) : std::string(), tile_words(tile)};
}

void write_tiles(SQLite::Database& database, const Catalog& catalog) {
  RecordWriter<Tile> writer(database);
  Insert copies(database, "tile_copy", 3);
  Insert sources(database, "tile_source", 5);
  for (const Tile& tile : catalog.tiles()) {
    writer.write(tile);
    write_copies(copies, tile);
    write_fact_sources(sources, tile);
  }
  write_segment_parts(database, catalog);
}

std::vector<Tile> load_tiles(SQLite::Database& database) {
  std::vector<Tile> tiles = load_records<Tile>(database);
  for (const Tile& tile : tiles) check_edges(tile);
  const ById<Tile> by_id(tiles);
  load_copies(database, by_id);
  load_fact_sources(database, by_id);
  load_segment_parts(database, by_id);
  return tiles;
}

}  // namespace cartulary::tiledb
