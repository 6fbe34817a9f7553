#include "engine/tile_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/tile_fields.h"

namespace cartulary {

namespace {

using Words = std::vector<std::string>;

std::string joined(const Words& words, std::string_view between, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? last : between;
    text += words[i];
  }
  return text;
}

std::string listed(const Words& words) {
  return joined(words, ", ", " and ");
}

std::string spaced(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '-', ' ');
  return text;
}

std::string side_word(Shape shape, int side) {
  const std::string_view name = side_names(shape)[static_cast<std::size_t>(side)];
  if (shape == Shape::Triangle) {
    if (name == "H") return "the long side";
    return name == "A" ? "the first short side" : "the second short side";
  }
  const std::string place = name[0] == 'N'   ? "north"
                            : name[0] == 'E' ? "east"
                            : name[0] == 'S' ? "south"
                                             : "west";
  if (name.size() == 1) return place;
  if (shape == Shape::Double) return place + (name[1] == '1' ? " (left half)" : " (right half)");
  // Of the block, as one would point at it: the four squares of a side by number.
  return place + " " + std::string(name.substr(1));
}

Words side_words(Shape shape, std::uint32_t sides) {
  Words words;
  for (int i = 0; i < side_count(shape); ++i)
    if ((sides >> static_cast<unsigned>(i) & 1U) != 0) words.push_back(side_word(shape, i));
  return words;
}

Words carried(const Segment& segment) {
  Words words;
  if (segment.pennants == 1) words.emplace_back("a pennant");
  if (segment.pennants > 1) words.push_back(std::to_string(segment.pennants) + " pennants");
  if (!segment.trade.empty()) words.push_back(segment.trade);
  if (segment.well == 1) words.emplace_back("a well");
  if (segment.well > 1) words.push_back(std::to_string(segment.well) + " wells");
  for (int i = 0; i < segment_mark_count; ++i) {
    const auto mark = static_cast<SegmentMark>(i);
    if (!segment.has(mark)) continue;
    const std::string name = spaced(to_text(mark));
    const bool only_one = mark == SegmentMark::Darmstadtium || mark == SegmentMark::Labyrinth;
    words.push_back((only_one ? "the " : name[0] == 'i' ? "an " : "a ") + name);
  }
  return words;
}

// What a city, road or river does with the sides it touches.
std::string course(SegmentKind kind, const Words& sides) {
  if (sides.empty()) return " touching no side";
  if (kind == SegmentKind::City)
    return sides.size() == 1 ? " " + sides[0] : " joining " + listed(sides);
  if (sides.size() == 1) return " from " + sides[0] + " ends here";
  if (sides.size() == 2) return " from " + sides[0] + " to " + sides[1];
  return " joining " + listed(sides);
}

// Half sides as places: a side with both halves by its name alone.
Words field_places(Shape shape, std::uint32_t halves) {
  Words words;
  for (int i = 0; i < side_count(shape); ++i) {
    const unsigned both = halves >> (2U * static_cast<unsigned>(i)) & 3U;
    if (both == 0) continue;
    const std::string side = side_word(shape, i);
    words.push_back(both == 3 ? side : both == 1 ? "left of " + side : "right of " + side);
  }
  return words;
}

std::string field_words(Shape shape, const Segment& segment) {
  const unsigned count = 2U * static_cast<unsigned>(side_count(shape));
  if (segment.halves == 0) return "enclosed field";
  if (segment.halves == (count >= 32 ? ~0U : (1U << count) - 1U)) return "field all around";
  return "field " + listed(field_places(shape, segment.halves));
}

bool is_plain_end(const Segment& segment) {
  return segment.kind == SegmentKind::Road && std::has_single_bit(segment.sides) &&
         carried(segment).empty();
}

void add_roads(const Tile& tile, Words& parts) {
  Words ends;
  std::size_t place = 0;
  const Segment* only = nullptr;
  for (const Segment& segment : tile.segments) {
    if (segment.kind != SegmentKind::Road) continue;
    if (!is_plain_end(segment)) {
      parts.push_back(segment_words(tile, segment));
      continue;
    }
    if (ends.empty()) place = parts.size();
    only = &segment;
    ends.push_back(side_words(tile.shape, segment.sides)[0]);
  }
  if (ends.empty()) return;
  const std::string text =
      ends.size() == 1 ? segment_words(tile, *only) : "roads from " + listed(ends) + " end here";
  parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(place), text);
}

void add_fields(const Tile& tile, Words& parts) {
  const bool told = fields_follow_edges(tile);
  for (const Segment& segment : tile.segments) {
    if (segment.kind != SegmentKind::Field) continue;
    const bool carries = !carried(segment).empty();
    if (!told || carries) parts.push_back(segment_words(tile, segment));
  }
}

std::string unknown_words(const Tile& tile) {
  const std::string_view letters = "cfrsx?*";
  constexpr std::array<std::string_view, 7> names = {"city",       "field",     "road",    "river",
                                                     "inner side", "not known", "any edge"};
  Words parts;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    Words sides;
    for (std::size_t side = 0; side < tile.edges.size(); ++side)
      if (tile.edges[side] == letters[i])
        sides.push_back(side_word(tile.shape, static_cast<int>(side)));
    if (!sides.empty()) parts.push_back(std::string(names[i]) + " " + listed(sides));
  }
  return "interior not known; edges: " + joined(parts, ", ", ", ");
}

std::string shape_words(Shape shape) {
  switch (shape) {
    case Shape::Double:
      return "two squares side by side";
    case Shape::Triangle:
      return "half a square";
    case Shape::Block4x4:
      return "start piece of 4 by 4 squares, numbered from the left and from the top";
    case Shape::StartPiecePart:
      return "part of a start piece";
    case Shape::Square:
    case Shape::Card:
      break;
  }
  return {};
}

Words landscape_words(const Tile& tile) {
  Words parts;
  const auto add = [&](auto wanted) {
    for (const Segment& segment : tile.segments)
      if (wanted(segment.kind)) parts.push_back(segment_words(tile, segment));
  };
  add([](SegmentKind kind) { return kind == SegmentKind::City; });
  add_roads(tile, parts);
  add([](SegmentKind kind) { return kind == SegmentKind::River; });
  add(is_monastic);
  const bool bare = parts.empty();
  add_fields(tile, parts);
  if (bare && parts.empty() && !tile.segments.empty())
    parts.push_back(segment_words(tile, tile.segments[0]));
  return parts;
}

}  // namespace

std::string segment_words(const Tile& tile, const Segment& segment) {
  std::string text(to_text(segment.kind));
  if (segment.kind == SegmentKind::Field)
    text = field_words(tile.shape, segment);
  else if (!is_monastic(segment.kind))
    text += course(segment.kind, side_words(tile.shape, segment.sides));
  const Words marks = carried(segment);
  if (marks.empty()) return text;
  return text + (text.ends_with(" here") ? ", with " : " with ") + listed(marks);
}

std::string tile_words(const Tile& tile) {
  Words parts;
  if (const std::string shape = shape_words(tile.shape); !shape.empty()) parts.push_back(shape);
  if (!tile.title.empty()) parts.push_back(tile.title);
  const bool unknown = tile.segments.empty() && !tile.edges.empty();
  if (unknown && tile.edges.find_first_not_of('*') == std::string::npos)
    parts.emplace_back("every side fits any edge");
  else if (unknown)
    parts.push_back(unknown_words(tile));
  for (std::string& part : landscape_words(tile)) parts.push_back(std::move(part));
  for (const Symbol& symbol : tile.symbols) parts.push_back(symbol_words(symbol));
  if (parts.empty()) parts.emplace_back("no landscape");
  return joined(parts, "; ", "; ");
}

}  // namespace cartulary
