// The icons of buildings: a new one is a row of this table.
//
//   building_icons().front().name;
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

std::span<const SvgIcon> building_icons();

}  // namespace cartulary::docgen
