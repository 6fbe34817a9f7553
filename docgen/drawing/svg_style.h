// The style of drawings that are files of their own.
//
// Pages restyle tiles through the custom properties of assets/tiles.css. Many programs that
// show SVG files know neither those nor media queries, so that a file carries rules with plain
// colours, and after them what a dark surrounding changes. It carries those alone that it uses.
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
  // Comments and blocks for media other than dark are left out. The sheet is ours: rules of one
  // level for a class or an element below `.tile`, the properties in rules for `.tile` alone.
  explicit SvgStyle(std::string_view sheet);

  // The rules for the classes and elements of a drawing, in the order of the sheet.
  std::string of(std::string_view svg) const;

 private:
  struct Rule {
    std::vector<std::string> selectors;  // ".f" or "path"
    std::string body;                    // "fill:#fff;stroke:#000"
    std::string in_dark;                 // what of it is another in the dark
  };

  std::vector<Rule> rules_;
  std::string dark_query_;
};

}  // namespace cartulary::docgen
