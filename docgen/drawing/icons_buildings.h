// The table of building icons. A new icon is a new row.
//
//   building_icons().front().name;
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

std::span<const SvgIcon> building_icons();

}  // namespace cartulary::docgen
