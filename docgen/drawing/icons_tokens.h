// The table of icons for tokens and other marks. A new icon is a new row.
//
//   token_icons().front().name;
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

std::span<const SvgIcon> token_icons();

}  // namespace cartulary::docgen
