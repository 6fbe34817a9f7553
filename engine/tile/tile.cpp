#include "engine/tile/tile.h"

#include <algorithm>
#include <set>

#include "engine/text/enum_names.h"
#include "engine/tile/kind_names.h"
#include "engine/tile/symbol_words.h"

namespace cartulary {

namespace {

static_assert(kind_names::marks.size() == segment_mark_count);

EdgeSet edge_set(char letter) {
  if (letter == '*') return EdgeSet::any();
  const auto edge = parse_edge(letter);
  return edge ? EdgeSet::of(*edge) : EdgeSet::none();
}

// `mark` is the segment mark called `name`, if there is one.
int count_on_segment(const Segment& segment, std::string_view name,
                     std::optional<SegmentMark> mark) {
  int count = 0;
  if (name == to_text(segment.kind)) ++count;
  if (name == "monastic" && is_monastic(segment.kind)) ++count;
  if (name == "pennant") count += segment.pennants;
  if (name == "well") count += segment.well;
  if (!segment.trade.empty() && name == segment.trade) ++count;
  if (mark && segment.has(*mark)) ++count;
  return count;
}

}  // namespace

std::string_view to_text(SegmentKind kind) {
  return kind_names::segments[static_cast<std::size_t>(kind)];
}

std::optional<SegmentKind> parse_segment_kind(std::string_view text) {
  return parse_name<SegmentKind>(kind_names::segments, text);
}

bool is_monastic(SegmentKind kind) {
  return kind >= SegmentKind::Cloister;
}

std::string_view to_text(SegmentMark mark) {
  return kind_names::marks[static_cast<std::size_t>(mark)];
}

std::optional<SegmentMark> parse_segment_mark(std::string_view text) {
  return parse_name<SegmentMark>(kind_names::marks, text);
}

std::string_view to_text(TileClass cls) {
  return kind_names::classes[static_cast<std::size_t>(cls)];
}

std::optional<TileClass> parse_tile_class(std::string_view text) {
  return parse_name<TileClass>(kind_names::classes, text);
}

std::string_view to_text(Interior interior) {
  return kind_names::interiors[static_cast<std::size_t>(interior)];
}

std::optional<Interior> parse_interior(std::string_view text) {
  return parse_name<Interior>(kind_names::interiors, text);
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
  const std::optional<SegmentMark> mark = parse_segment_mark(name);
  for (const Segment& segment : tile.segments) count += count_on_segment(segment, name, mark);
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
    if (symbol.name != own_symbol) names.insert(symbol.name);
    names.insert(symbol.text());
  }
  return {names.begin(), names.end()};
}

}  // namespace cartulary
