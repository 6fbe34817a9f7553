#include "docgen/svg_icons.h"

#include <array>

namespace cartulary {
namespace {

const SvgIcon* find_exact(std::string_view name) {
  for (const auto icons : {building_icons(), land_icons(), figure_icons(), token_icons()})
    for (const SvgIcon& icon : icons)
      if (icon.name == name) return &icon;
  return nullptr;
}

struct Turned {
  std::string_view detail;
  int degrees;
};
constexpr std::array<Turned, 8> winds = {{{"N", 0},
                                          {"NE", 45},
                                          {"E", 90},
                                          {"SE", 135},
                                          {"S", 180},
                                          {"SW", 225},
                                          {"W", 270},
                                          {"NW", 315}}};

std::string number(std::string_view text, int y) {
  return "<text class=\"n\" y=\"" + std::to_string(y) + "\">" + std::string(text) + "</text>";
}

std::string detail_body(std::string_view name, std::string_view detail) {
  if (name == "wheel" && detail.size() == 1)
    return "<circle class=\"p\" r=\"5.5\"/>" + number(detail, 3);
  if (name == "watchtower" && !detail.empty()) return number(detail.substr(0, 1), 6);
  if (name == "wind-rose" && detail.size() == 2)
    return "<circle class=\"d\" r=\"6\"/>" + number(detail, 3);
  return {};
}

}  // namespace

const SvgIcon* find_icon(std::string_view mark) {
  const SvgIcon* icon = find_exact(mark);
  return icon != nullptr ? icon : find_exact(mark.substr(0, mark.find(':')));
}

std::string icon_body(std::string_view mark) {
  const SvgIcon* icon = find_icon(mark);
  if (icon == nullptr) return "<circle class=\"l\" r=\"9\" stroke-dasharray=\"2 2\"/>";
  const std::size_t colon = mark.find(':');
  const std::string_view name = mark.substr(0, colon);
  const std::string_view detail =
      colon == std::string_view::npos ? std::string_view() : mark.substr(colon + 1);
  std::string body(icon->body);
  for (const Turned& wind : winds)
    if (name == "flier" && wind.detail == detail && wind.degrees != 0)
      body = "<g transform=\"rotate(" + std::to_string(wind.degrees) + ")\">" + body + "</g>";
  if (icon->frame == IconFrame::Disc) body = "<circle class=\"d\" r=\"12\"/>" + body;
  return body + detail_body(name, detail);
}

}  // namespace cartulary
