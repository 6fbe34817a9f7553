// A whole board as one SVG file: the tiles as they lie, and its holes.
//
//   std::string svg = board_svg(*report);
#pragma once

#include <string>

#include "docgen/base/board_report.h"

namespace cartulary::docgen {

// One standalone <svg> with <title>, <desc> and its own style; each tile has its id and words as
// title and description. A hole is a dashed square with the copies left that fit; that of which
// one copy is left a diamond, a dead one a cross, so that colour is not needed to tell them apart.
// A tile that lies against the rules has a dashed frame and an exclamation mark. Columns and rows
// are numbered as cells are.
std::string board_svg(const BoardReport& report);

}  // namespace cartulary::docgen
