// A position as one SVG file: its tiles and figures, and what the position expects: the ranges of
// towers, the dragon's flight, holes, and tiles that must not be where they are.
//
//   std::string svg = position_svg(position, board);
#pragma once

#include <string>

#include "docgen/drawing/tile_symbols.h"
#include "engine/board/board.h"
#include "engine/position/position.h"

namespace cartulary::docgen {

// One standalone <svg> with <title>, <desc> (position_words) and its own style, the same in light
// and dark mode. Other drawings may share `grounds`. REQUIRES: the board is lay_position() of the
// position.
std::string position_svg(const Position& position, const Board& board,
                         TileGroundCache* grounds = nullptr);

// "2 tiles; red follower, thief on 0,0, road W; ...": the position in words, for readers without
// the picture.
std::string position_words(const Position& position);

// One figure in words: "red large follower, knight".
std::string figure_words(const PositionFigure& figure);

}  // namespace cartulary::docgen
