// Converts drawings to PNG, for programs and sites that do not show SVG.
//
//   Result<std::string> png = png_of(tile_svg(tile, {.standalone = true}), 300);
//   png->starts_with("\x89PNG");
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/page_path.h"
#include "engine/text/result.h"

namespace cartulary::server {

using docgen::page_paths::least_png_size;
using docgen::page_paths::most_png_size;
using docgen::page_paths::usual_png_size;

// Renders `size` pixels wide, with the height that keeps the drawing's proportions. The SVG must be
// one of our own drawings; librsvg reads it without files or network.
// REQUIRES: least_png_size <= size && size <= most_png_size.
Result<std::string> png_of(std::string_view svg, int size);

// Parses the parameter `size` of a request. Empty text means usual_png_size.
Result<int> parse_png_size(std::string_view text);

}  // namespace cartulary::server
