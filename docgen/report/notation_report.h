// NotationReport: a played game as notation, whatever file it comes from.
//
//   Result<NotationReport> report = notation_report(catalog, request);
//   std::fputs(report->text.c_str(), stdout);
//
// The module for browsers has no room for it: who answers questions about boards is given
// notation_tools(), or nothing, and then a game in notation is no board.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/report/board_report.h"
#include "engine/notation/game_notation.h"

namespace cartulary::docgen {

struct NotationReport {
  NotationHead head;
  Selection selection;
  std::vector<GamePlayer> players;
  std::vector<Placement> start;
  std::vector<NotationTurn> turns;
  std::string text;  // the whole notation
  std::string jcz;   // the game as JCloisterZone saves it; empty unless asked for
};

enum class NotationForm { Text, Json, Jcz };
// "text", "json", "jcz"
std::optional<NotationForm> parse_notation_form(std::string_view text);

// Uses `text`, `where`, `notation` and `guides` of the request. Errors: those of parse_board_file
// and notation_turns; the file holds no played game; for Jcz those of jcz_text().
Result<NotationReport> notation_report(const Catalog& catalog, const BoardRequest& request,
                                       NotationForm form);

struct NotationTools {
  tiledb::NotationReader read;
  Result<NotationReport> (*report)(const Catalog&, const BoardRequest&, NotationForm);
};
const NotationTools& notation_tools();

}  // namespace cartulary::docgen
