// Draws pieces where they lie on a board, for board_svg and position_svg: 100 units to a cell.
#pragma once

#include "docgen/drawing/svg_writer.h"
#include "engine/board/placement.h"
#include "engine/tile/cell.h"

namespace cartulary::docgen {

// The side of a cell, in units of the drawing.
inline constexpr int cell_unit = 100;

// The top left corner of a cell on the drawing.
Point corner_of(Cell cell);

// Squares turn by themselves, so that their symbols stay upright; all other pieces are turned
// whole, about a corner that then comes to lie so that they cover their cells.
// Told: with title and words of its own, for who sees no picture.
enum class Told { No, Yes };
void write_piece(const Placement& placement, Told told, SvgWriter& svg,
                 TileGrounds* grounds = nullptr);

}  // namespace cartulary::docgen
