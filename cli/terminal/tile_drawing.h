// Small pictures of tiles in three lines of Unicode, legible without colour.
//
//     ╭──c──╮     Each side shows its edge letter. Lines lead where roads run (double: rivers),
//     f  ╭──r     shading joins city sides to one city, ⌂ is a cloister or its kin, • a place
//     ╰──r──╯     where separate roads meet.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "engine/tile/pattern.h"
#include "engine/tile/rotation.h"
#include "engine/tile/tile.h"

namespace cartulary::cli {

using Drawing = std::array<std::string, 3>;
inline constexpr std::size_t drawing_width = 7;

// Squares, and squares of a start piece; a piece of another shape gives an empty frame.
Drawing draw_tile(const Tile& tile, Rotation rotation, const Style& style);

// A hole: a position of more than one edge shows `?`, or `*` where it is a class ([cr], !c).
Drawing draw_hole(Pattern pattern, const Style& style);

// Drawings side by side, `gap` spaces apart; three lines ending in '\n'.
std::string beside(const std::vector<Drawing>& drawings, std::size_t gap);

}  // namespace cartulary::cli
