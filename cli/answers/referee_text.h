// Answers of the referee as text: what may be done on a table, and the judgement on a move.
#pragma once

#include <string>

#include "cli/line/call.h"
#include "docgen/base/referee_report.h"

namespace cartulary::cli {

// Ends in a newline, as all texts of answers.
std::string moves_text(const Moves& moves, const Call& call);
std::string judgement_text(const docgen::JudgeReport& report, const Call& call);

}  // namespace cartulary::cli
