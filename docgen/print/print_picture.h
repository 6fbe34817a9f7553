// The addresses of pictures in prints: either data: URLs with the whole drawing, so that a
// printable page is one file, or links to the drawings of a site.
//
//   picture.set("pic_src", PrintPictures{.colours = Colours::Grey}.of(tile));
#pragma once

#include <string>
#include <string_view>

#include "docgen/base/site_index.h"
#include "engine/position/position.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

enum class Colours { Full, Grey };

// The drawing in shades of grey. They keep the order of brightness and make cities and fields
// differ clearly.
std::string in_grey(std::string_view svg);

// "data:image/svg+xml,...": the drawing without its rules for dark mode.
std::string print_picture(const std::string& svg, Colours colours);

// Where the pictures of a print come from.
struct PrintPictures {
  Colours colours = Colours::Full;
  // Path to the top folder of a site that has the pictures as files; empty: they are embedded in
  // the page.
  std::string root = {};

  std::string of(const Tile& tile) const;
  // REQUIRES: the position can be laid (content is checked).
  std::string of(const SiteIndex& index, const Position& position) const;
};

}  // namespace cartulary::docgen
