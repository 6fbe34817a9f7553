#include "docgen/json/json_tiles.h"

#include "docgen/base/tile_signature.h"
#include "docgen/json/json_parts.h"
#include "engine/tile/tile_words.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

enum class Shown { WhereThere, Always };

void put_sides(AnswerWriter& json, const Tile& tile, std::uint32_t bits) {
  const std::span<const std::string_view> sides = side_names(tile.shape);
  json.open_array();
  for (std::size_t i = 0; i < sides.size(); ++i)
    if ((bits >> i & 1U) != 0) json.value(sides[i]);
  json.close();
}

void put_halves(AnswerWriter& json, const Tile& tile, std::uint32_t bits) {
  json.open_array();
  for (int half = 0; half < 2 * side_count(tile.shape); ++half)
    if ((bits >> static_cast<unsigned>(half) & 1U) != 0) json.value(half_name(tile.shape, half));
  json.close();
}

void put_marks(AnswerWriter& json, const Segment& segment) {
  json.open_array();
  for (int i = 0; i < segment_mark_count; ++i)
    if (const auto mark = static_cast<SegmentMark>(i); segment.has(mark)) json.value(to_text(mark));
  json.close();
}

// Whether the member has a value; fields show half sides and cities even if they have none.
bool is_there(const Segment& segment, Derived derived) {
  switch (derived) {
    case Derived::Sides:
      return segment.sides != 0;
    case Derived::Halves:
    case Derived::Cities:
      return segment.kind == SegmentKind::Field;
    case Derived::SegmentMarks:
      return segment.marks != 0;
    default:
      return true;
  }
}

void put_derived_of_segment(AnswerWriter& json, const Tile& tile, const Segment& segment,
                            Derived derived) {
  switch (derived) {
    case Derived::Sides:
      return put_sides(json, tile, segment.sides);
    case Derived::Halves:
      return put_halves(json, tile, segment.halves);
    case Derived::Cities:
      json.open_array();
      for (const int city : segment.cities) json.value(city);
      json.close();
      return;
    case Derived::SegmentMarks:
      return put_marks(json, segment);
    default:
      json.value(segment_words(tile, segment));
  }
}

void add_segment(AnswerWriter& json, const Tile& tile, const Segment& segment, Shown shown) {
  for_each_key<Segment>([&](const auto& member) {
    if constexpr (is_derived<decltype(member)>) {
      if (shown == Shown::WhereThere && !is_there(segment, member.derived)) return;
      json.key(member.name);
      put_derived_of_segment(json, tile, segment, member.derived);
    } else if (shown == Shown::Always) {
      add_cell(json, {}, segment, member);
    } else {
      add_member(json, {}, segment, member);
    }
  });
}

void put_tile_sources(AnswerWriter& json, const Tile& tile) {
  json.open_array();
  for (const TileSource& source : tile.sources)
    json.open_object(Layout::Inline)
        .add("fact", source.fact)
        .add("document", source.source.document)
        .add("place", source.source.place)
        .close();
  json.close();
}

// The ids of the other tiles that look the same, including symbols.
void put_same_design(AnswerWriter& json, const Catalog& catalog, const Tile& tile) {
  json.open_array(Layout::Inline);
  if (const std::string signature = tile_signature(tile, Symbols::With); !signature.empty())
    for (const Tile& other : catalog.tiles())
      if (other.edges == tile.edges && other.id != tile.id &&
          tile_signature(other, Symbols::With) == signature)
        json.value(other.id);
  json.close();
}

void put_hit(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
             const HeldPiece& held) {
  json.open_object(Layout::Inline);
  add_tile_name(json, *held.tile);
  json.add("copies", held.copies);
  if (hits.selection.every_edition)
    add_by_edition(json, copies_by_edition(hits.selection, *held.tile));
  json.add("class", to_text(held.tile->cls))
      .add("shape", to_text(held.tile->shape))
      .add("words", catalog.words_of(*held.tile))
      .close();
}

}  // namespace

void put_segment_row(AnswerWriter& json, const Tile& tile, std::size_t position) {
  json.open_object(Layout::Inline).add("tile", tile.id).add("position", position);
  add_segment(json, tile, tile.segments[position], Shown::Always);
  json.close();
}

void put_value(AnswerWriter& json, const TileSegments& segments, bool) {
  json.open_array();
  for (const Segment& segment : segments.tile->segments) {
    json.open_object(Layout::Inline);
    add_segment(json, *segments.tile, segment, Shown::WhereThere);
    json.close();
  }
  json.close();
}

void put_value(AnswerWriter& json, const std::vector<Symbol>& symbols, bool) {
  json.open_array(Layout::Inline);
  for (const Symbol& symbol : symbols) json.value(symbol.text());
  json.close();
}

void put_derived(AnswerWriter& json, const DerivedMember& member, const Tile& tile,
                 const Linked& linked) {
  if (member.derived == Derived::Copies) return add_copies(json, tile);
  if (member.derived == Derived::Marks) {
    json.add_texts(member.name, mark_names(tile));
    return;
  }
  json.key(member.name);
  if (member.derived == Derived::SameDesign) return put_same_design(json, *linked.catalog, tile);
  if (member.derived == Derived::FactSources) return put_tile_sources(json, tile);
  json.value(linked.catalog->words_of(tile));
}

void put_derived_cell(AnswerWriter& json, const DerivedMember& member, const Tile& tile,
                      const Linked& linked) {
  if (member.derived != Derived::Copies) return put_derived(json, member, tile, linked);
  json.key(member.name).open_object();
  for (const Edition edition : all_editions)
    json.add(to_text(edition), tile.copies[static_cast<std::size_t>(edition)]);
  json.close();
}

void put_hits(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
              const Paging& paging, TilesTold told) {
  const PageRange page = range_of(paging, hits.tiles.size());
  json.open_object().add("query", hits.query);
  if (!hits.hint.empty()) json.add("hint", hits.hint);
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
  add_members(json, {nullptr, &catalog}, tile);
  json.close();
}

std::string tile_json(const Catalog& catalog, const Tile& tile) {
  JsonWriter json;
  put_tile(json, catalog, tile);
  return json.take();
}

}  // namespace cartulary::docgen
