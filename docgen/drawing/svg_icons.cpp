#include "docgen/drawing/svg_icons.h"

#include <array>
#include <utility>

#include "docgen/drawing/icon_tables.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {
namespace {

const SvgIcon* find_exact(std::string_view name) {
  for (const auto icons : {building_icons(), land_icons(), figure_icons(), token_icons()})
    for (const SvgIcon& icon : icons)
      if (icon.name == name) return &icon;
  return nullptr;
}

struct Turned {
  std::string_view wind;
  int degrees;
};
constexpr std::array<Turned, 8> wind_angles = {{{"N", 0},
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

// The small icon for what a watchtower or a quarter of Leipzig counts, or for what revolts.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> counted = {
    {{"city", "city"},
     {"road", "road"},
     {"monastery", "cloister"},
     {"cloister", "cloister"},
     {"cow-pen", "field"},
     {"coat-of-arms", "pennant"},
     {"meeple", "meeple"}}};

std::string counted_icon(std::string_view what, std::string_view transform) {
  for (const auto& [name, icon] : counted)
    if (name == what)
      return "<g transform=\"" + std::string(transform) + "\">" + icon_body(icon) + "</g>";
  return {};
}

std::string points_detail(std::string_view detail) {
  const std::size_t slash = detail.find('/');
  std::string body = number(detail.substr(0, slash), 7);
  if (slash == std::string_view::npos) return body;
  return body + counted_icon(detail.substr(slash + 1), "translate(11 7)scale(.55)");
}

// A filled quarter of the rose, or the whole rose with its north arrow ("@" and the wind).
std::string wind_rose_detail(std::string_view detail) {
  const std::size_t at = detail.find('@');
  const std::string_view wind = at == std::string_view::npos ? detail : detail.substr(at + 1);
  const std::string_view shape = at == std::string_view::npos
                                     ? R"(<path class="a" d="M0 0V-10.5A10.5 10.5 0 0 1 10.5 0Z"/>)"
                                     : R"(<path class="a" d="M-3-3L0-11.5L3-3L0 0Z"/>)";
  for (const Turned& turned : wind_angles) {
    if (turned.wind != wind) continue;
    const int degrees = at == std::string_view::npos ? turned.degrees - 45 : turned.degrees;
    return "<g transform=\"rotate(" + std::to_string(degrees) + ")\">" + std::string(shape) +
           "</g>";
  }
  return {};
}

std::string detail_body(std::string_view name, std::string_view detail) {
  if (detail.empty()) return {};
  if (name == "wheel") return "<circle class=\"p\" r=\"5.5\"/>" + number(detail.substr(0, 1), 3);
  if (name == "watchtower" || name == "leipzig-quarter") return points_detail(detail);
  if (name == "revolt") return counted_icon(detail, "translate(4 1)scale(.5)");
  if (name == "bathhouse") return number(detail.substr(0, 1), 7);
  if (name == own_symbol)
    return "<g transform=\"scale(1.7)\">" + number(capitalized(detail.substr(0, 1)), 3) + "</g>";
  if (name == "wind-rose") return wind_rose_detail(detail);
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
  for (const Turned& wind : wind_angles)
    if (name == "flier" && wind.wind == detail && wind.degrees != 0) {
      body.insert(0, "<g transform=\"rotate(" + std::to_string(wind.degrees) + ")\">");
      body += "</g>";
    }
  if (icon->frame == IconFrame::Disc) body = "<circle class=\"d\" r=\"12\"/>" + body;
  return body + detail_body(name, detail);
}

}  // namespace cartulary::docgen
