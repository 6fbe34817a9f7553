// A board drawn with characters: tiles, and its holes with the copies left that fit.
#pragma once

#include <cstddef>
#include <string>

#include "cli/terminal/terminal.h"
#include "docgen/base/board_report.h"

namespace cartulary::cli {

// Small boards show every tile as tile_drawing.h does; on larger ones a cell is two characters, on
// the largest one, in as many bands as the width asks for. Every line ends in '\n'. Empty for a
// board without tiles.
std::string board_picture(const docgen::BoardReport& report, std::size_t width, const Style& style);

}  // namespace cartulary::cli
