#include "engine/tile/edge_code.h"

namespace cartulary {

std::string EdgeCode::text() const {
  std::string text;
  for (const Side which : all_sides) text += to_char(side(which));
  return text;
}

std::optional<EdgeCode> parse_edge_code(std::string_view text) {
  if (text.size() != 4) return std::nullopt;
  unsigned bits = 0;
  for (char letter : text) {
    const auto edge = parse_edge(letter);
    if (!edge) return std::nullopt;
    bits = bits << 2U | static_cast<unsigned>(*edge);
  }
  return EdgeCode(static_cast<std::uint8_t>(bits));
}

std::vector<EdgeCode> all_edge_codes(Rivers rivers) {
  std::vector<EdgeCode> codes;
  for (unsigned bits = 0; bits < 256; ++bits) {
    const EdgeCode code(static_cast<std::uint8_t>(bits));
    if (code.canonical() != code) continue;
    const bool has_river = code.text().find('s') != std::string::npos;
    if (!has_river || rivers == Rivers::With) codes.push_back(code);
  }
  return codes;
}

}  // namespace cartulary
