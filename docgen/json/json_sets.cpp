#include "docgen/json/json_sets.h"

#include <algorithm>

#include "docgen/json/json_parts.h"
#include "docgen/json/rule_json_parts.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

// In pieces, as CAR's Tile Overview counts them (a wheel is 16); of the edition with the most.
int pieces_of_class(std::span<const Tile> tiles, TileClass cls) {
  int most = 0;
  for (Edition edition : all_editions) {
    int pieces = 0;
    for (const Tile& tile : tiles)
      if (tile.cls == cls) pieces += tile.copies_in(edition) * tile.pieces;
    most = std::max(most, pieces);
  }
  return most;
}

void add_contained(AnswerWriter& json, const TileSet& set) {
  json.key("contains").open_array(Layout::Inline);
  for (const ContainedSet& contained : set.contains) {
    json.open_object().add("set", contained.set).add("quantity", contained.quantity);
    if (contained.edition) json.add("edition", to_text(*contained.edition));
    if (contained.partial) json.add("partial", true);
    if (!contained.note.empty()) json.add("note", contained.note);
    json.close();
  }
  json.close();
}

void add_editions_of(AnswerWriter& json, const TileSet& set) {
  json.key("editions").open_array(Layout::Inline);
  for (Edition edition : set.editions) json.value(to_text(edition));
  json.close();
}

// What the list of sets and a set alone both tell.
void add_summary(AnswerWriter& json, const Catalog& catalog, const TileSet& set) {
  add_set_name(json, set);
  json.key("copies").open_object(Layout::Inline);
  if (set.kind != SetKind::Box)
    for (Edition edition : set.editions)
      json.add(to_text(edition), land_copies(catalog, set, edition));
  json.close();
  add_set_counts(json, catalog, set);
  if (set.kind == SetKind::Box) add_contained(json, set);
}

void add_box_contents(AnswerWriter& json, const TileSet& set) {
  json.key("contents").open_array();
  for (const BoxItem& item : set.contents) {
    json.open_object(Layout::Inline).add("count", item.count).add("what", item.what);
    if (item.edition) json.add("edition", to_text(*item.edition));
    if (!item.element.empty()) json.add("element", item.element);
    if (!item.note.empty()) json.add("note", item.note);
    json.close();
  }
  json.close();
}

void add_start(AnswerWriter& json, const TileSet& set) {
  json.key("start").open_array();
  for (const StartTile& start : set.start) {
    json.open_object(Layout::Inline).add("tile", start.tile).add("copies", start.copies);
    json.add_texts("replaces", start.replaces);
    if (!start.note.empty()) json.add("note", start.note);
    json.close();
  }
  json.close();
}

void add_mega(AnswerWriter& json, const TileSet& set) {
  json.key("mega").open_object(Layout::Inline).add("in", set.in_mega);
  json.key("drops").open_object();
  for (const auto& [tile, copies] : set.mega_drops) json.add(tile, copies);
  json.close().close();
}

// The sets of JCloisterZone that are this one; `tiles` where it is some of its tiles alone.
void add_jcz_sets(AnswerWriter& json, const TileSet& set) {
  json.key("jcz").open_array();
  for (const JczSet& jcz : set.jcz) {
    json.open_object(Layout::Inline).add("id", jcz.id).add("edition", to_text(jcz.edition));
    if (!jcz.tiles.empty()) json.add_texts("tiles", jcz.tiles);
    json.close();
  }
  json.close();
}

void add_set_tiles(AnswerWriter& json, const Catalog& catalog, const TileSet& set) {
  json.key("tiles").open_array();
  for (const Tile& tile : catalog.tiles_of(set.id)) {
    json.open_object(Layout::Inline);
    add_tile_name(json, tile);
    add_copies(json, tile);
    json.add("class", to_text(tile.cls))
        .add("shape", to_text(tile.shape))
        .add("words", catalog.words_of(tile))
        .close();
  }
  json.close();
}

// How much there is to read of the set, and what opens it.
void add_rule_counts(AnswerWriter& json, const Rulebook& rulebook, const TileSet& set) {
  const std::span<const Ruling> rulings = rulebook.rulings_of(set.id);
  json.add("rules", rulebook.rules_of(set.id).size());
  json.key("rulings").open_object(Layout::Inline).add("total", rulings.size());
  for (std::size_t i = 0; i < ruling_status_names.size(); ++i)
    json.add(ruling_status_names[i],
             std::count_if(rulings.begin(), rulings.end(), [&](const Ruling& ruling) {
               return ruling.status == static_cast<RulingStatus>(i);
             }));
  json.close().add("variants", std::ranges::count(rulebook.variants(), set.id, &Variant::set));
  json.key("opening");
  if (const SetRules* opening = rulebook.opening_of(set.id)) {
    json.open_object();
    add_opening(json, opening);
    json.close();
  } else {
    json.null();
  }
}

}  // namespace

int land_copies(const Catalog& catalog, const TileSet& set, Edition edition) {
  int copies = 0;
  for (const Tile& tile : catalog.tiles_of(set.id))
    if (tile.cls == TileClass::Land) copies += tile.copies_in(edition);
  return copies;
}

void add_set_name(AnswerWriter& json, const TileSet& set) {
  json.add("id", set.id).add("code", set.code).add("title", set.title);
  add_or_null(json, "german", set.german);
  json.add("kind", to_text(set.kind)).add("number", set.number).add("year", set.year);
  add_editions_of(json, set);
}

void add_set_counts(AnswerWriter& json, const Catalog& catalog, const TileSet& set) {
  const std::span<const Tile> tiles = catalog.tiles_of(set.id);
  const auto is_land = [](const Tile& tile) { return tile.cls == TileClass::Land; };
  json.add("designs", std::count_if(tiles.begin(), tiles.end(), is_land))
      .add("extra", pieces_of_class(tiles, TileClass::Extra))
      .add("special", pieces_of_class(tiles, TileClass::Special));
}

void put_sets(AnswerWriter& json, const Catalog& catalog, const Paging& paging) {
  const PageRange page = range_of(paging, catalog.sets().size());
  json.open_object()
      .add("total", catalog.sets().size())
      .add("shown", page.end - page.begin)
      .open_rows("sets");
  for (std::size_t i = page.begin; i < page.end; ++i) {
    json.open_object(Layout::Inline);
    add_summary(json, catalog, catalog.sets()[i]);
    json.close();
  }
  json.close();
  add_next(json, paging);
  json.close();
}

std::string sets_json(const Catalog& catalog, const Paging& paging) {
  return written<JsonWriter>(put_sets, catalog, paging);
}

void put_set(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
             const TileSet& set) {
  json.open_object();
  add_summary(json, catalog, set);
  json.add_texts("aliases", set.aliases)
      .add_texts("also", set.also)
      .add_texts("publishers", set.publishers);
  add_box_contents(json, set);
  add_start(json, set);
  add_mega(json, set);
  add_jcz_sets(json, set);
  add_set_tiles(json, catalog, set);
  add_rule_counts(json, rulebook, set);
  add_sources(json, set.sources);
  add_or_null(json, "note", set.note);
  json.add_texts("unknown", set.unknown).close();
}

std::string set_json(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set) {
  JsonWriter json;
  put_set(json, catalog, rulebook, set);
  return json.take();
}

}  // namespace cartulary::docgen
