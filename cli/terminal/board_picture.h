// A board drawn with characters: the tiles, and the holes with the number of copies left that fit.
#pragma once

#include <cstddef>
#include <string>

#include "cli/terminal/terminal.h"
#include "docgen/report/board_report.h"

namespace cartulary::cli {

// Small boards show every tile as tile_drawing.h draws it. Larger ones use two characters for a
// cell, the largest one character, split into as many bands as the width requires. Every line ends
// in '\n'. Empty for a board without tiles.
std::string board_picture(const docgen::BoardReport& report, std::size_t width, const Style& style);

}  // namespace cartulary::cli
