// SvgWriter: writes one <svg> element with its title, description and classes.
//
// Text is escaped; icon bodies are ours and are written as they are. Drawings have no ids, so that
// a page can hold any number of them.
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
  // `corner`, `width` and `height` are the view box. options.size is the width of 100 units, or of
  // the whole box if that is narrower.
  SvgWriter(Point corner, double width, double height, const TileSvgOptions& options);

  // Writes the title and description, unless the drawing is hidden.
  void describe(std::string_view title, std::string_view description);
  // Turns everything up to close_turned() about the middle of a square.
  void open_turned(Rotation rotation);
  void close_turned(Rotation rotation);
  // Cuts off everything up to close_cut() that is above the line from the top left to the bottom
  // right corner of a square.
  void open_cut();
  void close_cut();

  // Writes nothing for an empty path.
  void path(std::string_view cls, const SvgPath& path);
  void path_data(std::string_view cls, const std::string& data);
  void circle(std::string_view cls, Point at, double radius);
  void text(std::string_view cls, Point at, std::string_view text);
  // Writes a drawing around the origin, moved and scaled.
  void placed(Point at, double scale, std::string_view body);
  void raw(std::string_view body) { text_ += body; }

  // The finished element. A standalone drawing gets the style rules that it uses.
  std::string finish();

 private:
  std::string text_;
  bool hidden_;
  std::size_t style_at_ = std::string::npos;  // where the style goes in the text; npos: no style
};

}  // namespace cartulary::docgen
