#include "docgen/json/position_json.h"

#include "docgen/json/board_json_parts.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/position_found.h"
#include "docgen/json/record_json.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

// Opens an object for something on a cell; the caller closes it.
AnswerWriter& open_at(AnswerWriter& json, Cell cell) {
  return json.open_object(Layout::Inline).add("x", cell.x).add("y", cell.y);
}

void add_tiles(AnswerWriter& json, const Position& position) {
  json.key("tiles").open_array();
  for (const PositionTile& tile : position.tiles) {
    json.open_object(Layout::Inline).add("tile", tile.tile);
    json.add("x", tile.cell.x).add("y", tile.cell.y).add("rotation", degrees(tile.rotation));
    json.close();
  }
  json.close();
}

void put_scores(AnswerWriter& json, const std::optional<std::map<std::string, int>>& scores) {
  if (!scores) {
    json.null();
    return;
  }
  json.open_object();
  for (const auto& [player, points] : *scores) json.add(player, points);
  json.close();
}

void put_feature(AnswerWriter& json, const ExpectedFeature& feature) {
  json.open_object(Layout::Inline).add("kind", to_text(feature.kind));
  add_cells(json, "cells", feature.cells);
  json.add("complete", feature.complete)
      .add("tiles", feature.tiles)
      .add("pennants", feature.pennants)
      .add("open_sides", feature.open_sides)
      .add("points", feature.points)
      .key("barn");
  if (feature.barn)
    json.value(to_text(*feature.barn));
  else
    json.null();
  json.key("scores");
  put_scores(json, feature.scores);
  json.close();
}

void add_holes(AnswerWriter& json, const std::vector<ExpectedHole>& holes) {
  json.key("holes").open_array();
  for (const ExpectedHole& hole : holes) {
    open_at(json, hole.cell).add("pattern", hole.pattern);
    if (hole.fits)
      json.add_texts("fits", *hole.fits);
    else
      json.key("fits").null();
    json.close();
  }
  json.close();
}

void add_towers(AnswerWriter& json, const std::vector<ExpectedTower>& towers) {
  json.key("towers").open_array();
  for (const ExpectedTower& tower : towers) {
    open_at(json, tower.cell);
    add_cells(json, "range", tower.range);
    add_cells(json, "takes", tower.takes);
    json.close();
  }
  json.close();
}

void add_dragon(AnswerWriter& json, const std::optional<ExpectedFlight>& dragon) {
  json.key("dragon");
  if (!dragon) {
    json.null();
    return;
  }
  json.open_object();
  add_cells(json, "reach", dragon->reach);
  add_cells(json, "path", dragon->path);
  add_cells(json, "eaten", dragon->eaten);
  json.close();
}

void add_expectation(AnswerWriter& json, const Expectation& expect) {
  json.key("expect").open_object().add("legal", expect.legal);
  json.key("illegal").open_array();
  for (const ExpectedIllegal& illegal : expect.illegal)
    open_at(json, illegal.cell).add("why", illegal.why).close();
  json.close().key("features").open_array();
  for (const ExpectedFeature& feature : expect.features) put_feature(json, feature);
  json.close();
  add_holes(json, expect.holes);
  add_towers(json, expect.towers);
  json.key("barn_sites").open_array();
  for (const ExpectedBarnSite& site : expect.barn_sites)
    open_at(json, site.cell)
        .add("corner", to_text(site.corner))
        .add("allowed", site.allowed)
        .close();
  json.close();
  add_dragon(json, expect.dragon);
  json.key("farms");
  put_scores(json, expect.farms);
  json.close();
}

}  // namespace

std::string position_json(const RuleData& data, const Position& position) {
  JsonWriter json;
  json.open_object().add("id", full_id(position)).add("set", position.set());
  json.add("title", position.title).add("text", position.text);
  json.key("shows");
  put_links(json, NameKind::Entry, position.shows, {&data.rulebook, nullptr});
  json.key("selection");
  put_selection(json, position.selection);
  add_tiles(json, position);
  add_figures(json, position.figures, [&](Cell cell) -> LyingTile {
    for (const PositionTile& laid : position.tiles)
      if (laid.cell == cell) return {data.catalog.find_tile(laid.tile), laid.rotation};
    return {};
  });
  add_expectation(json, position.expect);
  json.key("found").open_array();
  for (const std::string& words : found_words(position)) json.value(words);
  json.close();
  add_sources(json, position.sources);
  add_or_null(json, "note", position.note);
  return json.add("cite", citation(data.meta, full_id(position))).close().take();
}

std::string positions_json(const RuleData& data, const Paging& paging) {
  const PageRange page = range_of(paging, data.positions.size());
  JsonWriter json;
  json.open_object()
      .add("total", data.positions.size())
      .add("shown", page.end - page.begin)
      .key("positions")
      .open_array();
  for (const Position& position : data.positions.subspan(page.begin, page.end - page.begin)) {
    json.open_object(Layout::Inline).add("id", full_id(position));
    json.add("set", position.set()).add("title", position.title);
    json.add_texts("shows", position.shows).close();
  }
  json.close();
  add_next(json, paging);
  return json.close().take();
}

}  // namespace cartulary::docgen
