// Finds the drawings of marks, for tiles and for lists, by their names.
//
//   find_icon("inn")->body;      // "<path class=i d=.../>"
//   icon_body("watchtower:2/city");
#pragma once

#include <string>
#include <string_view>

#include "docgen/drawing/svg_icon.h"

namespace cartulary::docgen {

// The icon of a mark: by its whole text ("crop-circle:club"), else by the name before the
// colon. Null if there is none.
const SvgIcon* find_icon(std::string_view mark);

// The icon's drawing around the origin, with its disc and the details of the mark, such as the
// number of "wheel:2". A dotted circle for a mark without an icon.
std::string icon_body(std::string_view mark);

}  // namespace cartulary::docgen
