// The style of drawings that are files of their own.
//
// Pages restyle tiles through the custom properties of assets/tiles.css. Many programs that
// show SVG files know neither those nor media queries, so that a file carries the sheet with
// plain colours, and after it the rules that a dark surrounding changes.
//
//   embedded_style(".tile { --tile-ink: #222; }\n.tile .i { fill: var(--tile-ink); }")
//       // ".tile .i{fill:#222}"
#pragma once

#include <string>
#include <string_view>

namespace cartulary::docgen {

// Comments and needless spaces are left out, and blocks for media other than dark. The sheet is
// ours: rules of one level, the properties in rules for `.tile` alone.
std::string embedded_style(std::string_view sheet);

}  // namespace cartulary::docgen
