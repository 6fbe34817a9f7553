// JSON of the referee: the moves that a table allows, and its judgement on a move.
//
//   written<JsonWriter>(put_moves, *report)
#pragma once

#include "docgen/json/answer_writer.h"
#include "docgen/report/referee_report.h"

namespace cartulary::docgen {

void put_moves(AnswerWriter& json, const MovesReport& report);
void put_judgement(AnswerWriter& json, const JudgeReport& report);

}  // namespace cartulary::docgen
