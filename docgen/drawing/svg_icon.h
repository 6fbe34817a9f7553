// SvgIcon: the drawing of one mark.
//
// Icons are drawn in a box from -12 to 12 around their middle. Their classes are those of
// assets/tiles.css: d disc, p outlined paper, i ink, l ink line, o paper, a red, b blue,
// g green, y gold, n number. All icons on discs share one size, so that none stands out.
//
//   SvgIcon{"meadow", IconFrame::Disc, R"(<path class="g" d="M-8 8H8"/>)"}
#pragma once

#include <string_view>

namespace cartulary::docgen {

enum class IconFrame {
  Disc,  // drawn on a round badge
  Bare,  // a building or token with its own outline
};

struct SvgIcon {
  std::string_view name;
  IconFrame frame;
  std::string_view body;
};

}  // namespace cartulary::docgen
