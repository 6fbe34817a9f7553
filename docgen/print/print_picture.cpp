#include "docgen/print/print_picture.h"

#include <array>
#include <cctype>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/drawing/position_svg.h"
#include "docgen/drawing/tile_svg.h"
#include "engine/board/board_kit.h"
#include "engine/position/position_faults.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

bool is_hex(char c) {
  return std::isxdigit(static_cast<unsigned char>(c)) != 0;
}

int hex_value(char c) {
  return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

// The perceived brightness of a colour, 0 to 255, by the weights of ITU-R BT.709.
int brightness(std::string_view digits) {
  const bool is_short = digits.size() == 3;
  const auto part = [&](std::size_t i) {
    return is_short ? 17 * hex_value(digits[i])
                    : 16 * hex_value(digits[2 * i]) + hex_value(digits[2 * i + 1]);
  };
  return static_cast<int>(std::lround(0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)));
}

// Maps a brightness to a grey, linearly between the points of the curve. Cities and fields are
// nearly equal in brightness, so the curve separates their greys; all others keep their order.
int spread(int level) {
  constexpr std::array<std::pair<int, int>, 5> curve = {
      {{0, 0}, {130, 75}, {177, 148}, {205, 222}, {255, 255}}};
  std::size_t i = 1;
  while (curve[i].first < level) ++i;
  const auto [from, low] = curve[i - 1];
  const auto [to, high] = curve[i];
  return low + (level - from) * (high - low) / (to - from);
}

// Paper is light, and the rules for dark mode are nearly half of a drawing.
std::string without_dark(const std::string& svg) {
  const std::size_t begin = svg.find("@media (prefers-color-scheme:dark)");
  const std::size_t end = svg.find("</style>", begin);
  if (begin == std::string::npos || end == std::string::npos) return svg;
  return svg.substr(0, begin) + svg.substr(end);
}

// WeasyPrint passes the attributes of a drawing's root on to its elements, but not the style rules
// for the root. Without this, lines would be filled black and dots would have no caps.
std::string with_root_attributes(std::string svg) {
  constexpr std::string_view rule = ".tile{";
  const std::size_t begin = svg.find(rule);
  const std::size_t end = svg.find('}', begin);
  if (begin == std::string::npos || end == std::string::npos || !svg.starts_with("<svg"))
    return svg;
  std::string attributes;
  const std::string_view values =
      std::string_view(svg).substr(begin + rule.size(), end - begin - rule.size());
  for (const std::string_view value : split(values, ';')) {
    const std::size_t colon = value.find(':');
    if (colon == std::string_view::npos) continue;
    attributes += fmt::format(" {}=\"{}\"", value.substr(0, colon), value.substr(colon + 1));
  }
  return svg.insert(std::string_view("<svg").size(), attributes);
}

std::string as_address(std::string_view svg) {
  std::string address = "data:image/svg+xml,";
  for (const char c : svg) {
    const bool plain = (c >= ' ' && c <= '~') &&
                       std::string_view("%#\"<>{}|\\^`&'").find(c) == std::string_view::npos;
    if (plain && c != ' ')
      address += c;
    else
      address += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return address;
}

}  // namespace

std::string in_grey(std::string_view svg) {
  std::string grey;
  grey.reserve(svg.size());
  for (std::size_t i = 0; i < svg.size(); ++i) {
    std::size_t end = i + 1;
    if (svg[i] == '#')
      while (end < svg.size() && end < i + 7 && is_hex(svg[end])) ++end;
    const std::size_t size = end - i - 1;
    // "#a1" in url(...) is a reference and not a colour.
    const bool colour = (size == 3 || size == 6) && (i == 0 || svg[i - 1] != '(');
    if (!colour) {
      grey += svg[i];
      continue;
    }
    const int level = spread(brightness(svg.substr(i + 1, size)));
    grey += fmt::format("#{0:02x}{0:02x}{0:02x}", level);
    i = end - 1;
  }
  return grey;
}

std::string print_picture(const std::string& svg, Colours colours) {
  const std::string light = with_root_attributes(without_dark(svg));
  return as_address(colours == Colours::Grey ? in_grey(light) : light);
}

std::string PrintPictures::of(const Tile& tile) const {
  if (!root.empty()) return root + picture_path(tile);
  return print_picture(tile_svg(tile, {.standalone = true}), colours);
}

std::string PrintPictures::of(const SiteIndex& index, const Position& position) const {
  if (!root.empty()) return root + position_picture_path(position.id);
  const Result<BoardKit> kit = board_kit(index.catalog(), position.selection);
  if (!kit) return {};
  const Result<Board> board = lay_position(position, *kit);
  if (!board) return {};
  return print_picture(position_svg(position, *board), colours);
}

}  // namespace cartulary::docgen
