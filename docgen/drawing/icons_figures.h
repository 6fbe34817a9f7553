// The icons of figures: a new one is a row of this table.
//
//   figure_icons().front().name;
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

std::span<const SvgIcon> figure_icons();

}  // namespace cartulary::docgen
