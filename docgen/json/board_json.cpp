#include "docgen/json/board_json.h"

#include <limits>

#include "docgen/json/bag_answer_keys.h"
#include "docgen/json/board_json_parts.h"
#include "docgen/json/board_left.h"
#include "docgen/json/game_json.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/record_json.h"
#include "engine/position/position_members.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void put_hole(AnswerWriter& json, const HoleAnswer& hole) {
  json.open_object(Layout::Inline);
  json.add("x", hole.cell.x).add("y", hole.cell.y).add("pattern", hole.pattern.text());
  json.add("sides", hole.sides)
      .add("copies", hole.copies)
      .add("designs", hole.designs)
      .add("any", hole.any)
      .add("state", to_text(hole.state));
  if (hole.unknown) json.add("unknown", true);
  json.key("chance");
  put_hole_chance(json, hole.chance);
  json.key("tiles").open_array();
  for (const FittingTile& fitting : hole.tiles) {
    json.open_object().add("id", fitting.tile->id).add("copies", fitting.copies);
    add_rotations(json, "rotations", fitting.rotations);
    json.close();
  }
  json.close().close();
}

void add_holders(AnswerWriter& json, const HeldFeature& held) {
  json.key("figures").open_array();
  for (const Claimant& each : held.figures)
    json.open_object().add("player", each.player).add("figure", each.figure).close();
  json.close().key("holders").open_array();
  for (const Holder& holder : held.holders)
    json.open_object()
        .add("player", holder.player)
        .add("points", holder.points)
        .add("why", holder.why)
        .close();
  json.close();
}

// `held`: null if the board has no figures.
void put_feature(AnswerWriter& json, const Feature& feature, const HeldFeature* held) {
  json.open_object(Layout::Inline)
      .add("kind", to_text(feature.kind))
      .add("tiles", feature.tiles)
      .add("pennants", feature.pennants)
      .add("open_sides", feature.open_sides)
      .add("complete", feature.complete)
      .add("points_now", feature.points_now)
      .add("points_complete", feature.points_complete);
  add_cells(json, "cells", feature.cells);
  add_terms(json, "terms", feature.terms);
  add_terms(json, "terms_complete", feature.terms_complete);
  if (held != nullptr) add_holders(json, *held);
  json.close();
}

void add_actions(AnswerWriter& json, const BoardReport& report) {
  json.key("skipped").open_object(Layout::Inline);
  for (const auto& [action, count] : report.skipped) json.add(action, count);
  json.close().key("may_differ").open_array();
  for (const tiledb::UnfollowedAction& action : report.may_differ) {
    json.open_object(Layout::Inline).add("action", action.action);
    add_cells(json, "cells", action.cells);
    json.close();
  }
  json.close().key("left_out").open_array();
  for (const tiledb::UnknownPart& left : report.left_out) {
    json.open_object(Layout::Inline).add("kind", left.kind).add("name", left.name);
    add_cells(json, "cells", left.cells);
    json.close();
  }
  json.close();
}

void add_faults(AnswerWriter& json, const BoardAnswer& answer) {
  json.key("surplus").open_array();
  for (const SurplusTile& surplus : answer.surplus)
    json.open_object(Layout::Inline)
        .add("tile", surplus.tile->id)
        .add("copies", surplus.copies)
        .close();
  json.close().key("illegal").open_array();
  for (const IllegalTile& illegal : answer.illegal)
    json.open_object(Layout::Inline)
        .add("x", illegal.placement.cell.x)
        .add("y", illegal.placement.cell.y)
        .add("tile", illegal.placement.tile->id)
        .add("rotation", degrees(illegal.placement.rotation))
        .add("why", illegal.why)
        .close();
  json.close();
}

void add_wrong_figures(AnswerWriter& json, const std::vector<WrongFigure>& figures) {
  json.key("wrong_figures").open_array();
  for (const WrongFigure& wrong : figures) {
    json.open_object(Layout::Inline).add("figure", wrong.figure).add("why", wrong.why);
    add_or_null(json, "rule", wrong.rule);
    json.close();
  }
  json.close();
}

// The pool of the next draw while a river is being built: see DrawPool.
void add_pool(AnswerWriter& json, const DrawPool& pool) {
  json.key("draws")
      .open_object(Layout::Inline)
      .add("now", pool.now)
      .add("river_rest", pool.river_rest)
      .add("later", pool.later)
      .add("river", pool.river)
      .close();
}

void put_board(AnswerWriter& json, const BoardReport& report) {
  const Board& board = *report.board;
  json.open_object().key("selection");
  put_selection(json, board.kit().selection);
  json.key("tiles").open_array();
  for (const Board::Piece& piece : board.pieces())
    put_value(
        json,
        PositionTile{piece.placement.tile->id, piece.placement.cell, piece.placement.rotation},
        false);
  json.close();
  if (!report.figures.empty())
    add_figures(json, report.figures, [&](Cell cell) -> LyingTile {
      const Board::Piece* piece = board.piece_at(cell);
      if (piece == nullptr) return {};
      return {piece->placement.tile, piece->placement.rotation};
    });
  if (!report.elements.empty()) json.add_texts("elements", report.elements);
  if (!report.unsure.empty()) add_cells(json, "unsure", report.unsure);
  json.close();
}

}  // namespace

namespace {

// Returns whether it took at most `most` bytes; stops soon after exceeding them.
bool put_board_within(AnswerWriter& json, const BoardReport& report, std::size_t most) {
  const BoardAnswer& answer = report.answer;
  json.open_object().add("source", to_text(report.source));
  add_doubts(json, report);
  add_selection(json, report.kit->selection, report.fallback);
  json.add("tiles", answer.tiles).add("bag", answer.bag);
  put_key(json, "any", answer.any, {.one_line = true}, {});
  add_pool(json, answer.pool);
  add_actions(json, report);
  add_faults(json, answer);
  if (report.held && !report.record) add_wrong_figures(json, report.wrong_figures);
  json.open_rows("holes");
  for (const HoleAnswer& hole : answer.holes) {
    if (json.size() > most) return false;
    put_hole(json, hole);
  }
  json.close().key("features").open_array();
  for (std::size_t i = 0; i < answer.features.size(); ++i)
    put_feature(json, answer.features[i], report.held ? &report.held->features[i] : nullptr);
  json.close();
  add_players(json, report);
  if (report.remarks) add_remarks(json, *report.remarks);
  if (answer.region) add_region(json, *answer.region);
  if (answer.drawn) add_placements(json, *answer.drawn, most);
  json.add_messages("notes", report.notes);
  add_left(json, *report.board);
  json.key("board");
  put_board(json, report);
  json.close();
  return json.size() <= most;
}

}  // namespace

void put_board_report(AnswerWriter& json, const BoardReport& report) {
  put_board_within(json, report, std::numeric_limits<std::size_t>::max());
}

std::string board_json(const BoardReport& report) {
  return written<JsonWriter>(put_board_report, report);
}

std::optional<std::string> board_json_within(const BoardReport& report, std::size_t most) {
  JsonWriter json;
  if (!put_board_within(json, report, most)) return std::nullopt;
  return json.take();
}

std::string board_file_json(const BoardReport& report) {
  return written<JsonWriter>(put_board, report);
}

}  // namespace cartulary::docgen
