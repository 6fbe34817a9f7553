// A whole board as one SVG file: its tiles and its holes.
//
//   std::string svg = board_svg(*report);
#pragma once

#include <string>

#include "docgen/report/board_report.h"

namespace cartulary::docgen {

// One standalone <svg> with <title>, <desc> and its own style. Each tile has its id and words as
// title and description. A hole is a dashed square with the number of copies left that fit. Shapes
// mark special holes, so that colour is not needed: a diamond for one copy left, a diamond with a
// plus where only an abbey fits, a cross for a dead hole, a question mark where it is unknown what
// fits. A tile placed against the rules has a dashed frame and an exclamation mark. Columns and
// rows are numbered like cells.
std::string board_svg(const BoardReport& report);

}  // namespace cartulary::docgen
