// RefereeReport: of a board file what may be done on it now, or the judgement on a move.
//
// Values; tiles in them point into the Catalog, which must outlive them.
//
//   Result<Moves> moves = moves_report(catalog, {.board = {.text = text, ...}});
//   std::fputs(written<JsonWriter>(put_moves, *moves).c_str(), stdout);
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/board_report.h"
#include "engine/referee/referee.h"

namespace cartulary::docgen {

struct RefereeRequest {
  BoardRequest board;              // guides and rulebook are needed; `drawn` takes the place of the
                                   // tile that a saved game names
  std::string_view rule_set = {};  // HiG, RGG, ZMG or WC2012; empty: any reading
  std::string_view move = {};      // of judge_report
  std::string_view move_where = "MOVE";
};

struct JudgeReport {
  std::string move;  // as written, blanks trimmed
  Judgement judgement;
};

// On a typed board nobody's turn is told: with a drawn tile that is to be laid, else a figure is to
// be put on the tile that was laid last. Errors: those of lay_table and parse_rule_set; an unknown
// tile (`where` "drawn").
Result<Moves> moves_report(const Catalog& catalog, const RefereeRequest& request);
// Those and of parse_move.
Result<JudgeReport> judge_report(const Catalog& catalog, const RefereeRequest& request);

}  // namespace cartulary::docgen
