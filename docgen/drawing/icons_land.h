// The icons of what lies on the land: fields, waters, trees: a new one is a row of this table.
//
//   land_icons().front().name;
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

std::span<const SvgIcon> land_icons();

}  // namespace cartulary::docgen
