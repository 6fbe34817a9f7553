// A position as one SVG file: its tiles with the figures on them, and what it tells of a tower's
// range, the dragon's flight, holes and tiles that may not lie where they do.
//
//   std::string svg = position_svg(position, board);
#pragma once

#include <string>

#include "docgen/drawing/tile_symbols.h"
#include "engine/board/board.h"
#include "engine/position/position.h"

namespace cartulary::docgen {

// One standalone <svg> with <title>, <desc> (position_words) and its own style, in light and dark
// alike. REQUIRES: the board is lay_position() of the position. `grounds`: shared with other
// drawings.
std::string position_svg(const Position& position, const Board& board,
                         TileGrounds* grounds = nullptr);

// "8 tiles; red: follower on city (0,-1) ...": the figures in words, for whoever sees no picture.
std::string position_words(const Position& position);

// "red large follower, knight": one figure.
std::string figure_words(const PositionFigure& figure);

}  // namespace cartulary::docgen
