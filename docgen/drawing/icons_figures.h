// The table of figure icons. A new icon is a new row.
//
//   figure_icons().front().name;
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

std::span<const SvgIcon> figure_icons();

}  // namespace cartulary::docgen
