// The tables of icons: a new icon is a new row, in the file icons_land.cpp, icons_buildings.cpp,
// icons_figures.cpp or icons_tokens.cpp. svg_icons.h finds one by its name in all of them.
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

// Fields, waters and trees.
std::span<const SvgIcon> land_icons();

std::span<const SvgIcon> building_icons();

std::span<const SvgIcon> figure_icons();

// Tokens and other marks.
std::span<const SvgIcon> token_icons();

}  // namespace cartulary::docgen
