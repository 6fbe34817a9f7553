#include "docgen/base/links.h"

#include <algorithm>

#include "docgen/base/page_path.h"
#include "engine/text/record_id.h"

namespace cartulary::docgen {

std::string root_of(std::string_view path) {
  const auto depth = std::ranges::count(path, '/');
  if (depth > 8) return "/";
  std::string root;
  for (auto i = depth; i > 0; --i) root += "../";
  return root;
}

std::string set_path(std::string_view set_id) {
  return page_paths::set.of(set_id);
}

std::string tile_path(std::string_view tile_id) {
  return page_paths::tile.of(tile_id);
}

std::string edge_path(EdgeCode code) {
  return page_paths::edge.of(code.canonical().text());
}

std::string feature_path(std::string_view mark) {
  return page_paths::feature.of(safe_name(mark));
}

std::string picture_name(const Tile& tile, Rotation rotation) {
  const bool turned = tile.shape == Shape::Square && rotation != Rotation::R0;
  return tile.id + (turned ? '-' + std::to_string(degrees(rotation)) : std::string());
}

std::string picture_path(const Tile& tile, Rotation rotation) {
  return page_paths::tile_picture.of(picture_name(tile, rotation));
}

std::string ledger_path(std::string_view entry_id) {
  return page_paths::ledger.of() + '#' + std::string(entry_id);
}

std::string source_path(std::string_view source_id) {
  return page_paths::sources.of() + '#' + std::string(source_id);
}

std::string rules_path(std::string_view set_id) {
  return page_paths::rules.of(set_id);
}

std::string rule_path(std::string_view id) {
  return rules_path(id.substr(0, id.find('/'))) + '#' + std::string(anchor_of(id));
}

std::string variant_path(std::string_view id) {
  return rule_path(id);
}

std::string ruling_path(std::string_view id) {
  return page_paths::ruling.of(id);
}

std::string element_path(std::string_view id) {
  return page_paths::element.of(id);
}

std::string status_path(RulingStatus status) {
  return page_paths::status.of(to_text(status));
}

std::string with_path(std::string_view a, std::string_view b) {
  return page_paths::meeting.of(with_name(a, b));
}

std::string with_name(std::string_view a, std::string_view b) {
  return std::string(a) + '+' + std::string(b);
}

std::string position_path(std::string_view id) {
  return page_paths::position.of(id);
}

std::string position_picture_path(std::string_view id) {
  return page_paths::position_picture.of(id);
}

std::string_view anchor_of(std::string_view id) {
  return id.substr(id.find('/') + 1);
}

std::string record_path(std::string_view name) {
  const std::optional<RecordId> id = parse_record_id(name);
  return id ? record_path(*id) : std::string();
}

std::string record_path(const RecordIds& ids) {
  return ids.empty() ? std::string() : record_path(ids.front());
}

std::string record_path(const RecordId& id) {
  switch (id.kind) {
    case RecordKind::Tile:
      return tile_path(id.name);
    case RecordKind::Set:
      return set_path(id.name);
    case RecordKind::Element:
      return element_path(id.name);
    case RecordKind::Rule:
      return rule_path(id.name);
    case RecordKind::Ruling:
      return ruling_path(id.name);
    case RecordKind::Variant:
      return variant_path(id.name);
    case RecordKind::Ledger:
    case RecordKind::Position:
      break;
  }
  return {};
}

std::string fit_name(Pattern pattern) {
  std::string name;
  for (const Side side : all_sides) {
    const EdgeSet set = pattern.side(side);
    char letter = '_';
    for (const Edge edge : all_edges)
      if (set == EdgeSet::of(edge)) letter = to_char(edge);
    name += letter;
  }
  return name;
}

std::string fit_path(Pattern pattern) {
  return page_paths::fit.of(fit_name(pattern));
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

}  // namespace cartulary::docgen
