#include "docgen/json/referee_json.h"

#include "docgen/json/json_parts.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void add_unknown(AnswerWriter& json, bool known, const std::vector<std::string>& unknown) {
  json.add("known", known).add_texts("unknown", unknown);
}

void add_assumed(AnswerWriter& json, const std::string& edition) {
  if (!edition.empty()) json.add("assumed_edition", edition);
}

void put_tile(AnswerWriter& json, const TileMoves& tile) {
  json.open_object(Layout::Inline).add("x", tile.cell.x).add("y", tile.cell.y);
  add_rotations(json, "rotations", tile.rotations);
  add_rotations(json, "with_bridge", tile.with_bridge);
  json.close();
}

void put_place(AnswerWriter& json, const FigurePlace& place) {
  json.open_object(Layout::Inline)
      .add("x", place.cell.x)
      .add("y", place.cell.y)
      .add("at", place.at);
  add_or_null(json, "lies", place.lies);
  add_or_null(json, "rule", place.rule);
  json.close();
}

void put_action_place(AnswerWriter& json, const Move& move) {
  json.open_object(Layout::Inline);
  if (move.cell)
    json.add("x", move.cell->x).add("y", move.cell->y);
  else
    json.key("x").null().key("y").null();
  json.add("move", move.text).close();
}

void put_action(AnswerWriter& json, const ActionMoves& action) {
  json.open_object().add("action", action.action).add("text", action.text);
  json.add("must", action.must);
  if (action.places) {
    json.open_rows("places");
    for (const Move& move : *action.places) put_action_place(json, move);
    json.close();
  } else {
    json.key("places").null();
  }
  add_or_null(json, "rule", action.rule);
  json.close();
}

}  // namespace

void put_moves(AnswerWriter& json, const MovesReport& report) {
  const Moves& moves = report.moves;
  const GameMoment& moment = moves.moment;
  json.open_object();
  add_or_null(json, "player", moment.player);
  json.add("step", to_text(moment.step));
  add_or_null(json, "waits_for", moment.waits_for);
  json.add("over", moment.step == GameStep::Over).add("may_pass", moves.may_pass);
  add_or_null(json, "drawn", moment.drawn == nullptr ? std::string() : moment.drawn->id);
  json.key("laid");
  if (moment.laid)
    json.open_object(Layout::Inline).add("x", moment.laid->x).add("y", moment.laid->y).close();
  else
    json.null();
  add_unknown(json, moves.known, moves.unknown);
  add_assumed(json, report.assumed_edition);
  json.open_rows("tiles");
  for (const TileMoves& tile : moves.tiles) put_tile(json, tile);
  json.close().key("figures").open_array();
  for (const FigureMoves& figure : moves.figures) {
    json.open_object().add("figure", figure.figure).key("places").open_array();
    for (const FigurePlace& place : figure.places) put_place(json, place);
    json.close().close();
  }
  json.close().key("actions").open_array();
  for (const ActionMoves& action : moves.actions) put_action(json, action);
  json.close().close();
}

void put_judgement(AnswerWriter& json, const JudgeReport& report) {
  const Judgement& judgement = report.judgement;
  json.open_object().add("move", report.move).add("allowed", judgement.allowed);
  json.add("why", judgement.why);
  add_or_null(json, "rule", judgement.rule);
  json.add_texts("rulings", texts_of(judgement.rulings)).key("otherwise").open_array();
  for (const OtherJudgement& other : judgement.otherwise) {
    json.open_object(Layout::Inline).add("when", other.when).add("allowed", other.allowed);
    add_or_null(json, "rule", other.rule);
    json.close();
  }
  json.close();
  add_unknown(json, judgement.known, judgement.unknown);
  add_assumed(json, report.assumed_edition);
  json.close();
}

}  // namespace cartulary::docgen
