#include "docgen/json/position_json.h"

#include "docgen/json/board_json_parts.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/record_json.h"
#include "docgen/report/position_found.h"
#include "engine/position/position_members.h"

namespace cartulary::docgen {
namespace {
using Layout = AnswerWriter::Layout;
}  // namespace

// ---- The values of positions that no other record has. The templates of record_json.h find them.

static void put_value(AnswerWriter& json, const std::vector<Cell>& cells, bool) {
  json.open_array(Layout::Inline);
  for (const Cell cell : cells) put_cell(json, cell);
  json.close();
}
static void put_value(AnswerWriter& json, const std::map<std::string, int>& scores, bool) {
  json.open_object();
  for (const auto& [player, points] : scores) json.add(player, points);
  json.close();
}
static void put_value(AnswerWriter& json, const Selection& selection, bool) {
  put_selection(json, selection);
}
static void put_value(AnswerWriter& json, const ExpectedFlight& flight, bool) {
  put_value(json, flight, false, Layout::Lines);
}
static void put_value(AnswerWriter& json, const Expectation& expect, bool) {
  put_value(json, expect, false, Layout::Lines);
}

static void put_derived(AnswerWriter& json, const DerivedMember& member, const Position& position,
                        const Linked&) {
  json.key(member.name);
  if (member.derived == Derived::Set) {
    json.value(position.set());
    return;
  }
  json.open_array();
  for (const Said& words : found_words(position)) json.value(words);
  json.close();
}

// The figures with the tiles beneath them.
using FigureList = std::vector<PositionFigure>;
static void put_member(AnswerWriter& json, const Linked& linked, const Position& position,
                       const Member<FigureList Position::*, FigureList>&) {
  add_figures(json, position.figures, [&](Cell cell) -> LyingTile {
    for (const PositionTile& laid : position.tiles)
      if (laid.cell == cell) return {linked.catalog->find_tile(laid.tile), laid.rotation};
    return {};
  });
}

void add_position(AnswerWriter& json, const RuleData& data, const Position& position) {
  add_members(json, {&data.rulebook, &data.catalog}, position);
}

std::string position_json(const RuleData& data, const Position& position) {
  JsonWriter json;
  json.open_object();
  add_position(json, data, position);
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
