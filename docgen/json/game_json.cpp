#include "docgen/json/game_json.h"

#include <cmath>

#include "docgen/drawing/figure_place.h"
#include "docgen/json/board_json_parts.h"
#include "engine/position/board_figures.h"
#include "engine/position/tokens.h"
#include "engine/text/said.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void put_player(AnswerWriter& json, const GameTotal& player, bool scoreboard) {
  json.open_object(Layout::Inline).add("player", player.player.colour);
  json.key("name");
  if (player.player.name.empty())
    json.null();
  else
    json.value(player.player.name);
  json.key("points");
  // A board that was typed in has no scoreboard.
  if (scoreboard)
    json.value(player.points);
  else
    json.null();
  json.add("final", player.total.final);
  add_terms(json, "terms", player.total.terms);
  json.close();
}

void add_not_followed(AnswerWriter& json, const std::vector<NotFollowed>& all) {
  json.key("not_followed").open_array();
  for (const NotFollowed& each : all)
    json.open_object(Layout::Inline)
        .add("action", each.action)
        .add("turn", each.turn.value_or(0))
        .add("reason", each.reason)
        .close();
  json.close();
}

void add_scored(AnswerWriter& json, const std::vector<ScoredPoints>& all) {
  json.key("scored").open_array();
  for (const ScoredPoints& scored : all) {
    json.open_object()
        .add("player", scored.player)
        .add("points", scored.points)
        .add("feature", Said(scored.feature))
        .key("cell");
    if (scored.cell)
      put_cell(json, *scored.cell);
    else
      json.null();
    add_terms(json, "terms", scored.terms);
    json.close();
  }
  json.close();
}

void add_points(AnswerWriter& json, const std::map<std::string, int>& points) {
  json.key("points").open_object();
  for (const auto& [player, sum] : points) json.add(player, sum);
  json.close();
}

void put_placement(AnswerWriter& json, const Placement& placement) {
  if (placement.tile == nullptr) {
    for (const char* key : {"tile", "x", "y", "rotation"}) json.key(key).null();
    return;
  }
  json.add("tile", placement.tile->id)
      .add("x", placement.cell.x)
      .add("y", placement.cell.y)
      .add("rotation", degrees(placement.rotation));
}

void put_turn(AnswerWriter& json, const TurnRecord& turn) {
  json.open_object(Layout::Inline).add("turn", turn.turn).add("player", turn.player);
  put_placement(json, turn.placement);
  json.key("completed").open_array();
  for (const CompletedFeature& feature : turn.completed) {
    json.open_object().add("kind", to_text(feature.kind)).add("tiles", feature.tiles);
    add_cells(json, "cells", feature.cells);
    json.close();
  }
  json.close();
  add_scored(json, turn.scored);
  add_points(json, turn.points);
  json.add("sure", turn.sure).close();
}

void add_turns(AnswerWriter& json, const GameRecord& record) {
  json.key("turns").open_array();
  for (const TurnRecord& turn : record.turns) put_turn(json, turn);
  json.close().key("end");
  if (!record.end) {
    json.null();
    return;
  }
  json.open_object();
  add_scored(json, record.end->scored);
  add_points(json, record.end->points);
  json.close();
}

// The city of the castle token on the tile, on which a follower without a place stands; empty if
// none lies there.
std::string castle_at(const BoardReport& report, Cell cell) {
  for (const PositionFigure& figure : report.figures)
    if (figure.figure == castle_token_element && figure.cell == cell) return figure.at;
  return {};
}

// Where figures are drawn, in cells from the corner of cell 0,0.
void add_standing(AnswerWriter& json, const BoardReport& report) {
  json.key("standing").open_array();
  FigurePlacer placer(*report.board);
  for (const PositionFigure& figure : report.figures) {
    // The fairy is drawn next to the follower, not on the follower's spot.
    PositionFigure drawn = figure;
    if (figure.figure == "fairy") drawn.at.clear();
    if (drawn.at.empty() && !figure.player.empty()) drawn.at = castle_at(report, figure.cell);
    const Point at = placer.place(drawn);
    json.open_object(Layout::Inline).key("player");
    if (figure.player.empty())
      json.null();
    else
      json.value(figure.player);
    json.add("figure", figure.figure)
        .add("count", figure.count)
        .add("x", std::round(at.x) / 100)
        .add("y", std::round(at.y) / 100)
        .close();
  }
  json.close();
}

// "city at 1,0: 3 tiles at 1".
ScoreTerm named_term(const ScoredPoints& scored, const ScoreTerm& term) {
  return {scored.cell
              ? term_at(scored.feature, *scored.cell, term)
              : said("position.term-of", {{"feature", scored.feature}, {"what", term.what}}),
          term.points, term.rule};
}

}  // namespace

void add_terms(AnswerWriter& json, std::string_view name, const std::vector<ScoreTerm>& terms) {
  json.key(name).open_array();
  for (const ScoreTerm& term : terms)
    json.open_object()
        .add("what", term.what)
        .add("points", term.points)
        .add("rule", term.rule.empty() ? std::nullopt : std::optional(term.rule))
        .close();
  json.close();
}

std::vector<GameTotal> game_totals(const BoardReport& report) {
  std::vector<GameTotal> totals;
  for (const GamePlayer& player : report.players) {
    GameTotal total{player, report.record->points.at(player.colour), {player.colour, 0, {}}};
    total.total.final = total.points;
    total.total.terms.push_back({said("score-term.on-the-scoreboard"), total.points, {}});
    for (const ScoredPoints& scored : report.record->still) {
      if (scored.player != player.colour) continue;
      total.total.final += scored.points;
      for (const ScoreTerm& term : scored.terms)
        total.total.terms.push_back(named_term(scored, term));
    }
    totals.push_back(std::move(total));
  }
  return totals;
}

void add_doubts(AnswerWriter& json, const BoardReport& report) {
  if (!report.record && !report.held) return;
  const PointDoubts& doubts = report.doubts;
  json.add("sure", doubts.none());
  json.key("reasons").open_object();
  if (doubts.not_followed) json.add("not_followed", true);
  if (!doubts.no_rules.empty()) {
    json.key("no_rules").open_array(Layout::Inline);
    for (const std::string& set : doubts.no_rules) json.value(set);
    json.close();
  }
  if (doubts.may_differ) json.add("may_differ", true);
  if (doubts.left_out) json.add("left_out", true);
  if (doubts.illegal) json.add("illegal", true);
  if (doubts.wrong_figures) json.add("wrong_figures", true);
  json.close();
}

void add_players(AnswerWriter& json, const BoardReport& report) {
  if (!report.record && !report.held) return;
  json.key("players").open_array();
  if (report.record)
    for (const GameTotal& total : game_totals(report)) put_player(json, total, true);
  else
    for (const PlayerTotal& player : report.held->players)
      put_player(json, {{player.player, ""}, 0, player}, false);
  json.close();
  add_not_followed(json, report.not_followed());
  if (report.record && report.turns) add_turns(json, *report.record);
  if (!report.figures.empty()) add_standing(json, report);
}

}  // namespace cartulary::docgen
