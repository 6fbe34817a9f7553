#include "engine/tile/tile.h"

#include <algorithm>
#include <set>

namespace cartulary {

namespace {

constexpr std::array<std::string_view, 8> kind_names = {
    "city", "road", "river", "field", "cloister", "shrine", "monastery", "church"};
constexpr std::array<std::string_view, segment_mark_count> mark_texts = {
    "inn", "cathedral", "tunnel", "princess", "siege", "pig-herd", "darmstadtium", "labyrinth"};
constexpr std::array<std::string_view, 3> class_names = {"land", "extra", "special"};
constexpr std::array<std::string_view, 3> interior_names = {"recorded", "inferred", "unknown"};

template <class Value, class Names>
std::optional<Value> find_name(const Names& names, std::string_view text) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == text) return static_cast<Value>(i);
  return std::nullopt;
}

EdgeSet edge_set(char letter) {
  if (letter == '*') return EdgeSet::any();
  const auto edge = parse_edge(letter);
  return edge ? EdgeSet::of(*edge) : EdgeSet::none();
}

int count_on_segment(const Segment& segment, std::string_view name) {
  int count = 0;
  if (name == to_text(segment.kind)) ++count;
  if (name == "monastic" && is_monastic(segment.kind)) ++count;
  if (name == "pennant") count += segment.pennants;
  if (name == "well") count += segment.well;
  if (!segment.trade.empty() && name == segment.trade) ++count;
  const auto mark = parse_segment_mark(name);
  if (mark && segment.has(*mark)) ++count;
  return count;
}

}  // namespace

std::string_view to_text(SegmentKind kind) {
  return kind_names[static_cast<std::size_t>(kind)];
}

std::optional<SegmentKind> parse_segment_kind(std::string_view text) {
  return find_name<SegmentKind>(kind_names, text);
}

bool is_monastic(SegmentKind kind) {
  return kind >= SegmentKind::Cloister;
}

std::string_view to_text(SegmentMark mark) {
  return mark_texts[static_cast<std::size_t>(mark)];
}

std::optional<SegmentMark> parse_segment_mark(std::string_view text) {
  return find_name<SegmentMark>(mark_texts, text);
}

std::string_view to_text(TileClass cls) {
  return class_names[static_cast<std::size_t>(cls)];
}

std::optional<TileClass> parse_tile_class(std::string_view text) {
  return find_name<TileClass>(class_names, text);
}

std::string_view to_text(Interior interior) {
  return interior_names[static_cast<std::size_t>(interior)];
}

std::optional<Interior> parse_interior(std::string_view text) {
  return find_name<Interior>(interior_names, text);
}

std::optional<EdgeCode> edge_code(const Tile& tile) {
  if (tile.shape != Shape::Square) return std::nullopt;
  return parse_edge_code(tile.edges);
}

bool fits_anything(const Tile& tile) {
  return tile.shape == Shape::Square && tile.edges == "****";
}

std::optional<Pattern> sides_of(const Tile& tile) {
  const bool square = tile.shape == Shape::Square || tile.shape == Shape::StartPiecePart;
  if (!square || tile.edges.size() != 4) return std::nullopt;
  return Pattern({edge_set(tile.edges[0]), edge_set(tile.edges[1]), edge_set(tile.edges[2]),
                  edge_set(tile.edges[3])});
}

int count_marks(const Tile& tile, std::string_view name) {
  int count = 0;
  for (const Segment& segment : tile.segments) count += count_on_segment(segment, name);
  for (const Symbol& symbol : tile.symbols)
    if (symbol.name == name || (!symbol.detail.empty() && symbol.text() == name)) ++count;
  return count;
}

bool has_symbol(const Tile& tile, std::string_view name) {
  return std::any_of(tile.symbols.begin(), tile.symbols.end(),
                     [&](const Symbol& symbol) { return symbol.name == name; });
}

std::vector<std::string> mark_names(const Tile& tile) {
  std::set<std::string> names;
  for (const Segment& segment : tile.segments) {
    if (is_monastic(segment.kind)) {
      names.emplace(to_text(segment.kind));
      names.emplace("monastic");
    }
    if (segment.pennants > 0) names.emplace("pennant");
    if (segment.well > 0) names.emplace("well");
    if (!segment.trade.empty()) names.insert(segment.trade);
    for (int i = 0; i < segment_mark_count; ++i)
      if (const auto mark = static_cast<SegmentMark>(i); segment.has(mark))
        names.emplace(to_text(mark));
  }
  for (const Symbol& symbol : tile.symbols) {
    names.insert(symbol.name);
    names.insert(symbol.text());
  }
  return {names.begin(), names.end()};
}

}  // namespace cartulary
