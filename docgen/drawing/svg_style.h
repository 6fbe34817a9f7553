// SvgStyle: the style rules of drawings that are separate files.
//
// Pages restyle tiles through the custom properties of assets/tiles.css. Many programs that show
// SVG files support neither those nor media queries. So a file has rules with plain colours,
// followed by the changes for dark mode, and only the rules that it uses.
//
//   SvgStyle style(".tile { --tile-ink: #222; }\n.tile .i { fill: var(--tile-ink); }");
//   style.of("<svg><path class=\"i\" d=\"M0 0h9\"/></svg>");   // ".i{fill:#222}"
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cartulary::docgen {

class SvgStyle {
 public:
  // Drops comments, and blocks for media other than dark. The sheet is ours: it has unnested rules
  // for a class or an element below `.tile`, and custom properties in rules for `.tile` alone.
  explicit SvgStyle(std::string_view sheet);

  // The rules for the classes and elements of a drawing, in the order of the sheet.
  std::string of(std::string_view svg) const;

 private:
  struct Rule {
    std::vector<std::string> selectors;  // ".f" or "path"
    std::string body;                    // "fill:#fff;stroke:#000"
    std::string in_dark;                 // its declarations that differ in dark mode
  };

  std::vector<Rule> rules_;
  std::string dark_query_;
};

}  // namespace cartulary::docgen
