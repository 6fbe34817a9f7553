#include "docgen/drawing/svg_writer.h"

#include <cmath>

#include "docgen/base/templates.h"
#include "docgen/base/xml_text.h"
#include "docgen/drawing/svg_style.h"

namespace cartulary::docgen {
namespace {

const SvgStyle& standalone_style() {
  static const SvgStyle style(template_text("assets/tiles.css").value_or(""));
  return style;
}

}  // namespace

SvgWriter::SvgWriter(Point corner, double width, double height, const TileSvgOptions& options)
    : hidden_(options.hidden) {
  text_ = "<svg class=\"tile\"";
  if (options.standalone) text_ += " xmlns=\"http://www.w3.org/2000/svg\"";
  text_ += " viewBox=\"";
  for (double value : {corner.x, corner.y, width}) {
    append_number(text_, value);
    text_ += ' ';
  }
  append_number(text_, height);
  text_ += '"';
  if (options.size > 0) {
    const double unit = options.size / (width < 100 ? width : 100);
    text_ += " width=\"" + std::to_string(std::lround(unit * width)) + "\" height=\"" +
             std::to_string(std::lround(unit * height)) + '"';
  }
  text_ += hidden_ ? " aria-hidden=\"true\">" : " role=\"img\">";
  if (options.standalone) style_at_ = text_.size();
}

void SvgWriter::describe(std::string_view title, std::string_view description) {
  if (hidden_) return;
  text_ += "<title>";
  text_ += xml_text(title);
  text_ += "</title>";
  if (description.empty()) return;
  text_ += "<desc>";
  text_ += xml_text(description);
  text_ += "</desc>";
}

void SvgWriter::open_turned(Rotation rotation) {
  if (rotation != Rotation::R0)
    text_ += "<g transform=\"rotate(" + std::to_string(degrees(rotation)) + " 50 50)\">";
}

void SvgWriter::close_turned(Rotation rotation) {
  if (rotation != Rotation::R0) text_ += "</g>";
}

// A clip path needs an id, but a nested <svg> clips without one. Its upper side is turned onto the
// diagonal.
void SvgWriter::open_cut() {
  text_ +=
      "<g transform=\"rotate(45)\"><svg width=\"142\" height=\"71\"><g transform=\"rotate(-45)\">";
}

void SvgWriter::close_cut() {
  text_ += "</g></svg></g>";
}

void SvgWriter::path(std::string_view cls, const SvgPath& path) {
  if (!path.empty()) path_data(cls, path.data());
}

void SvgWriter::path_data(std::string_view cls, const std::string& data) {
  if (data.empty()) return;
  text_ += "<path class=\"";
  text_ += cls;
  text_ += "\" d=\"" + data + "\"/>";
}

void SvgWriter::circle(std::string_view cls, Point at, double radius) {
  text_ += "<circle class=\"";
  text_ += cls;
  text_ += "\" cx=\"";
  append_number(text_, at.x);
  text_ += "\" cy=\"";
  append_number(text_, at.y);
  text_ += "\" r=\"";
  append_number(text_, radius);
  text_ += "\"/>";
}

void SvgWriter::text(std::string_view cls, Point at, std::string_view text) {
  text_ += "<text class=\"";
  text_ += cls;
  text_ += "\" x=\"";
  append_number(text_, at.x);
  text_ += "\" y=\"";
  append_number(text_, at.y);
  text_ += "\">";
  text_ += xml_text(text);
  text_ += "</text>";
}

void SvgWriter::placed(Point at, double scale, std::string_view body) {
  text_ += "<g transform=\"translate(";
  append_number(text_, at.x);
  text_ += ' ';
  append_number(text_, at.y);
  text_ += ')';
  if (std::abs(scale - 1) > 0.04) {
    text_ += "scale(";
    append_number(text_, scale);
    text_ += ')';
  }
  text_ += "\">";
  text_ += body;
  text_ += "</g>";
}

std::string SvgWriter::finish() {
  if (style_at_ != std::string::npos)
    text_.insert(style_at_, "<style>" + xml_text(standalone_style().of(text_)) + "</style>");
  return std::move(text_) + "</svg>";
}

}  // namespace cartulary::docgen
