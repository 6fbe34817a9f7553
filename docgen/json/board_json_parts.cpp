#include "docgen/json/board_json_parts.h"

#include "docgen/json/json_parts.h"
#include "docgen/json/record_json.h"
#include "engine/position/position_members.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void add_name(AnswerWriter& json, const FeatureName& name) {
  json.add("kind", to_text(name.kind)).key("cell");
  put_cell(json, name.cell);
}

void put_touched(AnswerWriter& json, const TouchedHole& hole) {
  json.open_object()
      .add("x", hole.cell.x)
      .add("y", hole.cell.y)
      .add("pattern", hole.pattern.text())
      .add("copies_before", hole.copies_before)
      .add("copies_after", hole.copies_after)
      .add("any_after", hole.any_after)
      .add("killed", hole.killed());
  json.key("before");
  if (hole.before)
    put_hole_chance(json, *hole.before);
  else
    json.null();
  json.key("after");
  put_hole_chance(json, hole.after);
  json.close();
}

void put_placement(AnswerWriter& json, const DrawnPlacement& placement) {
  json.open_object(Layout::Inline)
      .add("x", placement.placement.cell.x)
      .add("y", placement.placement.cell.y)
      .add("rotation", degrees(placement.placement.rotation));
  json.key("completes").open_array();
  for (const Completed& completed : placement.completes) {
    json.open_object();
    add_name(json, completed.feature);
    json.add("tiles", completed.tiles).add("points", completed.points).close();
  }
  json.close().key("joins").open_array();
  for (const Joined& joined : placement.joins) {
    json.open_object().add("kind", to_text(joined.kind)).key("cells").open_array();
    for (const FeatureName& feature : joined.features) put_cell(json, feature.cell);
    json.close().close();
  }
  json.close();
  add_cells(json, "opens", placement.opens);
  add_cells(json, "kills", placement.kills);
  json.key("holes").open_array();
  for (const TouchedHole& hole : placement.touched) put_touched(json, hole);
  json.close().close();
}

void put_region_cell(AnswerWriter& json, const RegionCell& cell) {
  json.open_object(Layout::Inline)
      .add("x", cell.cell.x)
      .add("y", cell.cell.y)
      .add("pattern", cell.pattern.text())
      .add("copies", cell.copies)
      .add("designs", cell.tiles.size());
  json.key("tiles").open_array();
  for (const RegionTile& tile : cell.tiles)
    json.open_object().add("id", tile.tile->id).add("copies", tile.copies).close();
  json.close().close();
}

void put_effect(AnswerWriter& json, const RegionAnswer& region, const RegionEffect& effect) {
  const Cell cell = region.cells[static_cast<std::size_t>(effect.cell)].cell;
  json.open_object(Layout::Inline)
      .add("x", cell.x)
      .add("y", cell.y)
      .add("tile", effect.tile->id)
      .add("rotation", degrees(effect.rotation))
      .add("fillings", effect.fillings);
  json.key("copies").open_array();
  for (const int copies : effect.copies) json.value(copies);
  json.close().close();
}

// Empty if the tile is unknown or no square.
std::string place_that_lies(const PositionFigure& figure,
                            const std::function<LyingTile(Cell)>& tile_at) {
  const LyingTile lying = figure.at.empty() ? LyingTile{} : tile_at(figure.cell);
  if (lying.tile == nullptr) return {};
  return place_as_it_lies(*lying.tile, lying.rotation, figure.at).value_or("");
}

}  // namespace

void put_cell(AnswerWriter& json, Cell cell) {
  json.open_array(Layout::Inline).value(cell.x).value(cell.y).close();
}

void add_cells(AnswerWriter& json, std::string_view name, const std::vector<Cell>& cells) {
  json.key(name).open_array(Layout::Inline);
  for (const Cell cell : cells) put_cell(json, cell);
  json.close();
}

void add_figures(AnswerWriter& json, const std::vector<PositionFigure>& figures,
                 const std::function<LyingTile(Cell)>& tile_at) {
  const PositionFigure unsaid;
  json.key("figures").open_array();
  for (const PositionFigure& figure : figures) {
    json.open_object(Layout::Inline);
    for_each_key<PositionFigure>([&](const auto& member) {
      if constexpr (is_derived<decltype(member)>)
        add_or_null(json, member.name, place_that_lies(figure, tile_at));
      else if (!member.traits.omitted || member.of(figure) != member.of(unsaid))
        put_member(json, {}, figure, member);
    });
    json.close();
  }
  json.close();
}

void put_hole_chance(AnswerWriter& json, const HoleChance& chance) {
  json.open_object(Layout::Inline)
      .add("next_draw", chance.next_draw)
      .add("before_end", chance.before_end);
  if (chance.in_draws)
    json.key("in_draws")
        .open_object()
        .add("draws", chance.in_draws->draws)
        .add("at_least_one", chance.in_draws->at_least_one)
        .close();
  if (chance.mine)
    json.key("mine")
        .open_object()
        .add("players", chance.mine->players)
        .add("turn", chance.mine->turn)
        .add("draws", chance.mine->draws)
        .add("at_least_one", chance.mine->at_least_one)
        .add("first", chance.mine->first)
        .close();
  json.close();
}

void add_region(AnswerWriter& json, const RegionAnswer& region) {
  json.key("region").open_object();
  json.add("feasible", region.feasible)
      .add("fillings", region.fillings)
      .add("capped", region.capped);
  json.key("cells").open_array();
  for (const RegionCell& cell : region.cells) put_region_cell(json, cell);
  json.close().key("bottleneck");
  put_cell(json, region.cells[static_cast<std::size_t>(region.bottleneck)].cell);
  json.key("effects").open_array();
  for (const RegionEffect& effect : region.effects) put_effect(json, region, effect);
  json.close();
  json.key("rivals").open_array();
  for (const Rivals& rivals : region.rivals) {
    json.open_object(Layout::Inline).add("tile", rivals.tile->id);
    add_cells(json, "cells", rivals.cells);
    json.close();
  }
  json.close().close();
}

void add_placements(AnswerWriter& json, const DrawnAnswer& drawn, std::size_t most) {
  json.key("drawn")
      .open_object(Layout::Inline)
      .add("tile", drawn.tile->id)
      .add("bag", drawn.bag)
      .close();
  json.key("placements").open_array();
  for (const DrawnPlacement& placement : drawn.placements) {
    if (json.size() > most) break;
    put_placement(json, placement);
  }
  json.close();
}

}  // namespace cartulary::docgen
