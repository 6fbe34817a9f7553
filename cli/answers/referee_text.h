// The answers of the referee as text: the legal moves, and the judgement on a move.
#pragma once

#include <string>

#include "cli/line/call.h"
#include "docgen/report/referee_report.h"

namespace cartulary::cli {

// Each ends in a newline, like all answer texts.
std::string moves_text(const docgen::MovesReport& report, const Call& call);
std::string judgement_text(const docgen::JudgeReport& report, const Call& call);

}  // namespace cartulary::cli
