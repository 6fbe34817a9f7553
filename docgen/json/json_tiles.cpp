#include "docgen/json/json_tiles.h"

#include "docgen/base/tile_signature.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/tile_answer_keys.h"
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
  if (member.derived == Derived::Copies) return put_key(json, member.name, copies_of(tile), {}, {});
  if (member.derived == Derived::Marks) {
    json.add_texts(member.name, mark_names(tile));
    return;
  }
  json.key(member.name);
  if (member.derived == Derived::SameDesign) return put_same_design(json, *linked.catalog, tile);
  if (member.derived == Derived::FactSources) return put_answer_value(json, tile.sources, {});
  put_own_form(json, WordsOfTile{&tile}, {.catalog = linked.catalog});
}

void put_derived_cell(AnswerWriter& json, const DerivedMember& member, const Tile& tile,
                      const Linked& linked) {
  if (member.derived != Derived::Copies) return put_derived(json, member, tile, linked);
  json.key(member.name).open_object();
  for (const Edition edition : all_editions)
    json.add(to_text(edition), tile.copies[static_cast<std::size_t>(edition)]);
  json.close();
}

std::map<Edition, int> copies_of(const Tile& tile) {
  std::map<Edition, int> copies;
  for (const Edition edition : all_editions)
    if (tile.exists_in(edition)) copies.emplace(edition, tile.copies_in(edition));
  return copies;
}

std::optional<std::map<Edition, int>> editions_of(const TileHit& hit) {
  if (!hit.hits->selection.every_edition) return std::nullopt;
  return copies_by_edition(hit.hits->selection, *hit.tile);
}

void put_own_form(AnswerWriter& json, const ToldTile& tile, const AnswerContext& context) {
  if (tile.told == TilesTold::Whole)
    put_tile(json, *context.catalog, *tile.hit.tile);
  else
    put_answer(json, tile.hit, context);
}

PageSize size_of_page(const Paging& paging, std::size_t total) {
  const PageRange page = range_of(paging, total);
  return {total, page.end - page.begin};
}

std::vector<ToldTile> tiles_of(const TilesPage& page) {
  const std::vector<HeldPiece>& tiles = page.hits.tiles;
  const PageRange range = range_of(page.paging, tiles.size());
  std::vector<ToldTile> told;
  for (std::size_t i = range.begin; i < range.end; ++i)
    told.push_back({{&page.hits, tiles[i].tile, tiles[i].copies}, page.told});
  return told;
}

void put_hits(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
              const Paging& paging, TilesTold told) {
  put_answer(json, TilesPage{hits, paging, told}, {.catalog = &catalog});
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
