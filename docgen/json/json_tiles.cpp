#include "docgen/json/json_tiles.h"

#include "docgen/base/tile_signature.h"
#include "docgen/json/json_parts.h"
#include "engine/tile/tile_words.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void add_touched(AnswerWriter& json, const Tile& tile, const Segment& segment) {
  const std::span<const std::string_view> sides = side_names(tile.shape);
  if (segment.sides != 0) {
    json.key("sides").open_array();
    for (std::size_t i = 0; i < sides.size(); ++i)
      if ((segment.sides >> i & 1U) != 0) json.value(sides[i]);
    json.close();
  }
  if (segment.kind == SegmentKind::Field) {
    json.key("halves").open_array();
    for (std::size_t i = 0; i < 2 * sides.size(); ++i)
      if ((segment.halves >> i & 1U) != 0) json.value(half_name(tile.shape, static_cast<int>(i)));
    json.close().key("cities").open_array();
    for (int city : segment.cities) json.value(city);
    json.close();
  }
}

void put_segment(AnswerWriter& json, const Tile& tile, const Segment& segment) {
  json.open_object(Layout::Inline).add("kind", to_text(segment.kind));
  add_touched(json, tile, segment);
  if (segment.pennants != 0) json.add("pennants", segment.pennants);
  if (segment.well != 0) json.add("well", segment.well);
  if (!segment.trade.empty()) json.add("trade", segment.trade);
  if (segment.marks != 0) {
    json.key("marks").open_array();
    for (int i = 0; i < segment_mark_count; ++i)
      if (const auto mark = static_cast<SegmentMark>(i); segment.has(mark))
        json.value(to_text(mark));
    json.close();
  }
  if (segment.semicircular) json.add("semicircular", *segment.semicircular);
  if (!segment.adjoins.empty()) json.add("adjoins", segment.adjoins);
  json.add("words", segment_words(tile, segment)).close();
}

void add_kind(AnswerWriter& json, const Tile& tile) {
  json.add("class", to_text(tile.cls)).add("shape", to_text(tile.shape));
}

void add_tile_sources(AnswerWriter& json, const Tile& tile) {
  json.key("sources").open_array();
  for (const TileSource& source : tile.sources)
    json.open_object(Layout::Inline)
        .add("fact", source.fact)
        .add("document", source.source.document)
        .add("place", source.source.place)
        .close();
  json.close();
}

void add_contents(AnswerWriter& json, const Tile& tile) {
  json.key("segments").open_array();
  for (const Segment& segment : tile.segments) put_segment(json, tile, segment);
  json.close();
  add_features(json, tile);
  json.add_texts("marks", mark_names(tile));
}

void put_hit(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
             const HeldPiece& held) {
  json.open_object(Layout::Inline);
  add_tile_name(json, *held.tile);
  json.add("copies", held.copies);
  if (hits.selection.every_edition)
    add_by_edition(json, copies_by_edition(hits.selection, *held.tile));
  add_kind(json, *held.tile);
  json.add("words", catalog.words_of(*held.tile)).close();
}

}  // namespace

void add_same_design(AnswerWriter& json, const Catalog& catalog, const Tile& tile) {
  json.key("same_design").open_array(Layout::Inline);
  if (const std::string signature = tile_signature(tile, Symbols::With); !signature.empty())
    for (const Tile& other : catalog.tiles())
      if (other.edges == tile.edges && other.id != tile.id &&
          tile_signature(other, Symbols::With) == signature)
        json.value(other.id);
  json.close();
}

void add_features(AnswerWriter& json, const Tile& tile) {
  json.key("features").open_array(Layout::Inline);
  for (const Symbol& symbol : tile.symbols) json.value(symbol.text());
  json.close();
}

void put_hits(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
              const Paging& paging, TilesTold told) {
  const PageRange page = range_of(paging, hits.tiles.size());
  json.open_object().add("query", hits.query);
  if (!hits.suggestion.empty()) json.add("suggestion", hits.suggestion);
  add_selection(json, hits.selection, hits.fallback);
  json.add("copies", hits.copies);
  if (hits.selection.every_edition) add_by_edition(json, hits.by_edition);
  json.add("designs", hits.designs)
      .add("extra", hits.extra)
      .add("special", hits.special)
      .add("total", hits.tiles.size())
      .add("shown", page.end - page.begin);
  add_elsewhere(json, hits.elsewhere);
  json.open_rows("tiles");
  for (std::size_t i = page.begin; i < page.end; ++i)
    if (told == TilesTold::Whole)
      put_tile(json, catalog, *hits.tiles[i].tile);
    else
      put_hit(json, catalog, hits, hits.tiles[i]);
  json.close();
  add_next(json, paging);
  json.close();
}

void put_tiles(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
               const Paging& paging) {
  put_hits(json, catalog, hits, paging, TilesTold::InShort);
}

std::string tiles_json(const Catalog& catalog, const TileHits& hits, const Paging& paging,
                       TilesTold told) {
  return written<JsonWriter>(put_hits, catalog, hits, paging, told);
}

void put_tile(AnswerWriter& json, const Catalog& catalog, const Tile& tile) {
  json.open_object();
  json.add("id", tile.id).add("set", tile.set).add("number", tile.number);
  add_or_null(json, "title", tile.title);
  add_kind(json, tile);
  json.add("edges", tile.edges);
  add_copies(json, tile);
  json.add("pieces", tile.pieces).add("words", catalog.words_of(tile));
  add_contents(json, tile);
  json.add("interior", to_text(tile.interior))
      .add("crossing", tile.crossing)
      .add("apart", tile.apart);
  json.key("jcz");
  if (tile.jcz)
    json.open_object(Layout::Inline)
        .add("id", tile.jcz->id)
        .add("turn", degrees(tile.jcz->turn))
        .close();
  else
    json.null();
  add_same_design(json, catalog, tile);
  add_tile_sources(json, tile);
  add_or_null(json, "note", tile.note);
  json.close();
}

std::string tile_json(const Catalog& catalog, const Tile& tile) {
  JsonWriter json;
  put_tile(json, catalog, tile);
  return json.take();
}

}  // namespace cartulary::docgen
