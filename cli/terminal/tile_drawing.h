// Small drawings of tiles in three lines of Unicode, legible without colour.
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

// Draws square tiles and the squares of a start piece; a piece of another shape is an empty frame.
Drawing draw_tile(const Tile& tile, Rotation rotation, const Style& style);

// Draws a hole. A side with more than one edge shows `?`, or `*` if it is a class ([cr], !c).
Drawing draw_hole(Pattern pattern, const Style& style);

// Puts drawings side by side, `gap` spaces apart, in three lines that end in '\n'.
std::string beside(const std::vector<Drawing>& drawings, std::size_t gap);

}  // namespace cartulary::cli
