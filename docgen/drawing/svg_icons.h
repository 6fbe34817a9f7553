// SvgIcon: the drawing of one mark, for tiles and for lists.
//
// Icons are drawn in a box from -12 to 12 around their middle. Their classes are those of
// assets/tiles.css: d disc, p outlined paper, i ink, l ink line, o paper, a red, b blue,
// g green, y gold, n number. All icons on discs share one size, so that tiles stay calm.
//
//   icon_of("inn").body;        // "<path class=i d=.../>"
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cartulary::docgen {

enum class IconFrame {
  Disc,  // stands on a round badge
  Bare,  // a building or token with an outline of its own
};

struct SvgIcon {
  std::string_view name;
  IconFrame frame;
  std::string_view body;
};

// The icon of a mark: by its whole text ("crop-circle:club"), else by the name before the
// colon. Null if there is none.
const SvgIcon* find_icon(std::string_view mark);

// The tables, by theme; each has one file.
std::span<const SvgIcon> building_icons();
std::span<const SvgIcon> land_icons();
std::span<const SvgIcon> figure_icons();
std::span<const SvgIcon> token_icons();

// The icon's drawing with its disc and, for marks that tell one ("wheel:2", "well"), the
// number; for a place where the middle is the origin. A dotted circle for a mark without one.
std::string icon_body(std::string_view mark);

}  // namespace cartulary::docgen
