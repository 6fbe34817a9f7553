#include "docgen/json/notation_json.h"

#include "docgen/json/json_parts.h"

namespace cartulary::docgen {

void put_notation(AnswerWriter& json, const NotationReport& report) {
  json.open_object();
  add_or_null(json, "title", report.head.title);
  add_or_null(json, "date", report.head.date);
  add_or_null(json, "place", report.head.place);
  json.key("selection");
  put_selection(json, report.selection);
  json.open_rows("players");
  for (const GamePlayer& player : report.players) {
    json.open_object(AnswerWriter::Layout::Inline).add("player", player.colour);
    add_or_null(json, "name", player.name);
    json.close();
  }
  json.close().open_rows("start");
  for (const Placement& lies : report.start)
    json.open_object(AnswerWriter::Layout::Inline)
        .add("tile", lies.tile->id)
        .add("x", lies.cell.x)
        .add("y", lies.cell.y)
        .add("rotation", degrees(lies.rotation))
        .close();
  json.close().open_rows("turns");
  int number = 0;
  for (const NotationTurn& turn : report.turns) {
    json.open_object(AnswerWriter::Layout::Inline).add("turn", ++number);
    add_or_null(json, "player", turn.player);
    json.add_texts("moves", turn.moves);
    add_or_null(json, "comment", turn.comment);
    json.add("diagram", turn.diagram).close();
  }
  json.close().add("notation", report.text).close();
}

}  // namespace cartulary::docgen
