// The table of icons for fields, waters and trees. A new icon is a new row.
//
//   land_icons().front().name;
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

std::span<const SvgIcon> land_icons();

}  // namespace cartulary::docgen
