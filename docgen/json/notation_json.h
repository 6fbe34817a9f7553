// JSON of a game in notation: its head, its turns, and the text itself.
//
//   written<JsonWriter>(put_notation, *report)
#pragma once

#include "docgen/json/answer_writer.h"
#include "docgen/report/notation_report.h"

namespace cartulary::docgen {

void put_notation(AnswerWriter& json, const NotationReport& report);

}  // namespace cartulary::docgen
