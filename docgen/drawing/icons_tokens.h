// The icons of tokens and other marks: a new one is a row of this table.
//
//   token_icons().front().name;
#pragma once

#include <span>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

std::span<const SvgIcon> token_icons();

}  // namespace cartulary::docgen
