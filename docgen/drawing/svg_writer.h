// SvgWriter: writes one <svg> element with its title, description and classes.
//
// The text that it is given is escaped; icon bodies are ours and are taken as they are. No ids
// are used, so that any number of drawings can stand on one page.
//
//   SvgWriter svg({0, 0}, 100, 100, {.size = 96});
//   svg.describe("BA-15", "city north");
//   svg.path("f", outline.path);
//   return svg.finish();
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "docgen/drawing/svg_path.h"
#include "docgen/drawing/tile_svg.h"

namespace cartulary::docgen {

class SvgWriter {
 public:
  // `corner`, `width` and `height` are the view box; options.size is the width of 100 units,
  // or, for boxes narrower than that, of the box.
  SvgWriter(Point corner, double width, double height, const TileSvgOptions& options);

  // Title and description, left out for drawings beside which the words stand.
  void describe(std::string_view title, std::string_view description);
  // All that follows turns about the middle of a square, until it is closed.
  void open_turned(Rotation rotation);
  void close_turned(Rotation rotation);
  // What follows is cut off above the line from the top left corner of a square to the bottom
  // right one, until it is closed.
  void open_cut();
  void close_cut();

  // Nothing is written for an empty path.
  void path(std::string_view cls, const SvgPath& path);
  void path_data(std::string_view cls, const std::string& data);
  void circle(std::string_view cls, Point at, double radius);
  void text(std::string_view cls, Point at, std::string_view text);
  // A drawing around the origin, moved and scaled.
  void placed(Point at, double scale, std::string_view body);
  void raw(std::string_view body) { text_ += body; }

  // A file of its own gets the style of what has been written.
  std::string finish();

 private:
  std::string text_;
  bool hidden_;
  std::size_t style_at_ = std::string::npos;  // where it stands in the text; npos: it has none
};

}  // namespace cartulary::docgen
