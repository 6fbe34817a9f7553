// Drawings as PNG, for programs and sites that do not show SVG.
//
//   Result<std::string> png = png_of(tile_svg(tile, {.standalone = true}), 300);
//   png->starts_with("\x89PNG");
#pragma once

#include <string>
#include <string_view>

#include "engine/text/result.h"

namespace cartulary::server {

inline constexpr int least_png_size = 48;
inline constexpr int most_png_size = 1024;
inline constexpr int usual_png_size = 300;

// `size` pixels wide and as high as the drawing asks for. The drawing is ours: librsvg reads it
// without files or network.
// REQUIRES: least_png_size <= size && size <= most_png_size.
Result<std::string> png_of(std::string_view svg, int size);

// The parameter `size` of a request; empty text: the usual one.
Result<int> parse_png_size(std::string_view text);

}  // namespace cartulary::server
