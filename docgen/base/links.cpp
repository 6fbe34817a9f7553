#include "docgen/base/links.h"

#include <algorithm>
#include <bit>

#include "engine/text/contract.h"

namespace cartulary::docgen {

namespace {

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_' || c == '.' || c == '*' || c == ',' || c == '@';
}

std::string percent_escaped(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string result;
  for (const char c : text) {
    if (is_plain(c)) {
      result += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    result += {'%', digits[byte >> 4U], digits[byte & 15U]};
  }
  return result;
}

}  // namespace

std::string root_of(std::string_view path) {
  const auto depth = std::ranges::count(path, '/');
  if (depth > 8) return "/";
  std::string root;
  for (auto i = depth; i > 0; --i) root += "../";
  return root;
}

std::string set_path(std::string_view set_id) {
  return "sets/" + std::string(set_id) + ".html";
}

std::string tile_path(std::string_view tile_id) {
  return "tiles/" + std::string(tile_id) + ".html";
}

std::string edge_path(EdgeCode code) {
  return "edges/" + code.canonical().text() + ".html";
}

std::string feature_path(std::string_view mark) {
  return "features/" + safe_name(mark) + ".html";
}

std::string picture_path(const Tile& tile, Rotation rotation) {
  const bool turned = tile.shape == Shape::Square && rotation != Rotation::R0;
  return "tiles/" + tile.id + (turned ? '-' + std::to_string(degrees(rotation)) : std::string()) +
         ".svg";
}

std::string ledger_path(std::string_view entry_id) {
  return "ledger.html#" + std::string(entry_id);
}

std::string source_path(std::string_view source_id) {
  return "sources.html#" + std::string(source_id);
}

std::string rules_path(std::string_view set_id) {
  return "rules/" + std::string(set_id) + ".html";
}

std::string rule_path(std::string_view id) {
  return rules_path(id.substr(0, id.find('/'))) + '#' + std::string(anchor_of(id));
}

std::string ruling_path(std::string_view id) {
  return "rulings/" + std::string(id) + ".html";
}

std::string element_path(std::string_view id) {
  return "elements/" + std::string(id) + ".html";
}

std::string status_path(RulingStatus status) {
  return "status/" + std::string(to_text(status)) + ".html";
}

std::string with_path(std::string_view a, std::string_view b) {
  return "with/" + std::string(a) + '+' + std::string(b) + ".html";
}

std::string_view anchor_of(std::string_view id) {
  return id.substr(id.find('/') + 1);
}

std::string record_path(std::string_view name) {
  const std::size_t slash = name.find('/');
  if (slash == std::string_view::npos) return {};
  const std::string_view kind = name.substr(0, slash);
  const std::string_view id = name.substr(slash + 1);
  if (kind == "tile") return tile_path(id);
  if (kind == "set") return set_path(id);
  if (kind == "element") return element_path(id);
  if (kind == "rule") return rule_path(id);
  if (kind == "ruling") return ruling_path(id);
  return {};
}

std::string fit_name(Pattern pattern) {
  std::string name;
  for (const Side side : all_sides) {
    const EdgeSet set = pattern.side(side);
    CARTULARY_REQUIRES(set == EdgeSet::any() || std::has_single_bit(set.bits()));
    char letter = '_';
    for (const Edge edge : all_edges)
      if (set == EdgeSet::of(edge)) letter = to_char(edge);
    name += letter;
  }
  return name;
}

std::string fit_path(Pattern pattern) {
  return "fit/" + fit_name(pattern) + ".html";
}

std::optional<Pattern> parse_fit_name(std::string_view name) {
  if (name.size() != 4) return std::nullopt;
  std::array<EdgeSet, 4> sides;
  for (std::size_t side = 0; side < 4; ++side) {
    const auto edge = parse_edge(name[side]);
    if (!edge && name[side] != '_') return std::nullopt;
    sides[side] = edge ? EdgeSet::of(*edge) : EdgeSet::any();
  }
  return Pattern(sides);
}

std::string safe_name(std::string_view mark) {
  std::string name;
  for (char c : mark) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    name += plain ? c : '_';
  }
  return name;
}

std::string query_string(const PageParameters& parameters) {
  std::string text;
  for (const auto& [name, value] : parameters) {
    if (value.empty()) continue;
    text += (text.empty() ? '?' : '&') + percent_escaped(name) + '=' + percent_escaped(value);
  }
  return text;
}

}  // namespace cartulary::docgen
