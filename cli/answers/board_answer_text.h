// What `cartulary board` tells beside the picture: parts of the answer as paragraphs and tables.
//
// Each is empty where there is nothing to tell, else it begins with an empty line.
#pragma once

#include <string>

#include "cli/line/call.h"
#include "docgen/base/board_report.h"

namespace cartulary::cli {

// What lies there against the rules, beyond the copies owned, or may not be as it is shown.
std::string board_faults_text(const docgen::BoardReport& report, const Call& call);
// The dead and the last in words, then all holes, those first of which fewest fit.
std::string board_holes_text(const docgen::BoardReport& report, const Call& call);
// Features with points, each with its terms.
std::string board_features_text(const docgen::BoardReport& report, const Call& call);
std::string board_region_text(const RegionAnswer& region, const Call& call);
// Where the drawn tile may lie, and what it does there.
std::string board_drawn_text(const DrawnAnswer& drawn, const Call& call);

}  // namespace cartulary::cli
