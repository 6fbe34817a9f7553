// The text of `cartulary board` below the picture: parts of the answer as paragraphs and tables.
//
// Each function returns empty text if there is nothing to say; otherwise text that begins with an
// empty line.
#pragma once

#include <string>

#include "cli/line/call.h"
#include "docgen/report/board_report.h"

namespace cartulary::cli {

// Tiles that break the rules, tiles beyond the copies owned, and what may not be as shown.
std::string board_faults_text(const docgen::BoardReport& report, const Call& call);
// Dead holes and last chances in words, then a table of all holes, those that the fewest tiles fit
// first.
std::string board_holes_text(const docgen::BoardReport& report, const Call& call);
// Features with points, each with its terms.
std::string board_features_text(const docgen::BoardReport& report, const Call& call);
std::string board_region_text(const RegionAnswer& region, const Call& call);
// The legal placements of the drawn tile, with their effects.
std::string board_drawn_text(const DrawnAnswer& drawn, const Call& call);

}  // namespace cartulary::cli
