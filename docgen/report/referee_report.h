// RefereeReport: the legal moves on the board of a file, or the judgement on a single move.
//
// The results are values; tiles in them point into the Catalog, which must outlive them.
//
//   Result<MovesReport> report = moves_report(catalog, {.board = {.text = text, ...}});
//   std::fputs(written<JsonWriter>(put_moves, *report).c_str(), stdout);
#pragma once

#include <string>
#include <string_view>

#include "docgen/report/board_report.h"
#include "engine/referee/referee.h"

namespace cartulary::docgen {

struct RefereeRequest {
  BoardRequest board;          // needs guides and rulebook; `drawn` overrides a saved game's tile
  std::string_view move = {};  // for judge_report only
  std::string_view move_where = "MOVE";
};

struct MovesReport {
  Moves moves;
  std::string assumed_edition;  // "C1" if no edition was chosen
};

struct JudgeReport {
  std::string move;  // as written, without surrounding blanks
  Judgement judgement;
  std::string assumed_edition;  // "C1" if no edition was chosen
};

// A typed board does not say whose turn it is. With a drawn tile, the next step is to place it;
// otherwise, to put a figure on the last tile placed. Where no edition is chosen, the first one's
// rules hold, as they do for points. Errors: those of lay_table; an unknown tile (`where` "drawn").
Result<MovesReport> moves_report(const Catalog& catalog, const RefereeRequest& request);
// Errors: those of moves_report and parse_move.
Result<JudgeReport> judge_report(const Catalog& catalog, const RefereeRequest& request);

}  // namespace cartulary::docgen
