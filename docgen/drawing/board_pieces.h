// Draws pieces at their places on a board, for board_svg and position_svg; 100 units to a cell.
#pragma once

#include "docgen/drawing/svg_writer.h"
#include "engine/board/placement.h"
#include "engine/tile/cell.h"

namespace cartulary::docgen {

// The side of a cell in units of the drawing.
inline constexpr int cell_unit = 100;

// The top left corner of a cell on the drawing.
Point corner_of(Cell cell);

// Whether a piece has its own title and words, for readers without the picture.
enum class Titled { No, Yes };

// Draws a piece. Squares turn in tile_svg(), so that their symbols stay upright. All other pieces
// are turned as a whole about a corner, which is moved so that they cover their cells.
void write_piece(const Placement& placement, Titled titled, SvgWriter& svg,
                 TileGroundCache* grounds = nullptr);

}  // namespace cartulary::docgen
