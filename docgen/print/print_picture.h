// Pictures for print: addresses that hold the whole drawing (data: URLs), so that a printable page
// is one file, or links to the drawings of a site.
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

// The drawing in shades of grey, in the order of brightness, cities apart from fields.
std::string in_grey(std::string_view svg);

// "data:image/svg+xml,..." of a drawing, without what it holds for dark surroundings.
std::string print_picture(const std::string& svg, Colours colours);

// Where a print has its pictures from.
struct PrintPictures {
  Colours colours = Colours::Full;
  // The way to the top folder of a site that has the pictures as files; empty: they are part of
  // the page.
  std::string_view root = {};

  std::string of(const Tile& tile) const;
  // REQUIRES: the position can be laid (content is checked).
  std::string of(const SiteIndex& index, const Position& position) const;
};

}  // namespace cartulary::docgen
