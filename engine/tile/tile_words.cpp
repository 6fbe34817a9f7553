#include "engine/tile/tile_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"
#include "engine/tile/tile_fields.h"

namespace cartulary {

namespace {

using Words = std::vector<std::string>;

std::string listed(const Words& words) {
  return joined(words, ", ", " and ");
}

std::string side_word(Shape shape, int side) {
  const std::string_view name = side_names(shape)[static_cast<std::size_t>(side)];
  if (shape == Shape::Triangle) {
    if (name == "H") return "the long side";
    return name == "A" ? "the first short side" : "the second short side";
  }
  std::string place = name[0] == 'N'   ? "north"
                      : name[0] == 'E' ? "east"
                      : name[0] == 'S' ? "south"
                                       : "west";
  if (name.size() == 1) return place;
  if (shape == Shape::Double) return place + (name[1] == '1' ? " (left half)" : " (right half)");
  // A side of the 4x4 block: its four squares are numbered, as one would point at them.
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

std::string on_side(const std::string& side) {
  return side.starts_with("the ") ? "on " + side : side;
}

// Describes how a city, road or river touches its sides.
std::string course(SegmentKind kind, const Words& sides, std::size_t all) {
  if (sides.empty()) return " touching no side";
  if (kind == SegmentKind::City && sides.size() == 1) return " " + on_side(sides[0]);
  if (kind == SegmentKind::City && sides.size() == all) return " on all sides";
  if (kind == SegmentKind::City) return " joining " + listed(sides);
  if (sides.size() == 1) return " from " + sides[0] + " ends here";
  if (sides.size() == 2) return " from " + sides[0] + " to " + sides[1];
  return " joining " + listed(sides);
}

bool has_half(std::uint32_t halves, int half) {
  return (halves >> static_cast<unsigned>(half) & 1U) != 0;
}

bool in_other_field(const Tile& tile, std::uint32_t halves, int half) {
  return !has_half(halves, half) &&
         std::any_of(tile.segments.begin(), tile.segments.end(), [half](const Segment& segment) {
           return segment.kind == SegmentKind::Field && has_half(segment.halves, half);
         });
}

// The corner of a square after side i, between its right half and the left half of the next side.
// Empty if the field is not there, or if it has one of the two sides whole.
std::string corner_word(const Tile& tile, std::uint32_t halves, int i) {
  constexpr std::array<std::string_view, 4> corners = {"north-east", "south-east", "south-west",
                                                       "north-west"};
  const int next = (i + 1) % 4;
  const int before = 2 * i + 1;
  const int after = 2 * next;
  const bool whole = (has_half(halves, 2 * i) && has_half(halves, before)) ||
                     (has_half(halves, after) && has_half(halves, after + 1));
  if (whole || (!has_half(halves, before) && !has_half(halves, after))) return {};
  // Two fields that meet at a corner are distinguished by their sides.
  const auto end = [&](int side, int towards) {
    return side_word(tile.shape, side) + " (" + side_word(tile.shape, towards) + " end)";
  };
  if (in_other_field(tile, halves, after)) return end(i, next);
  if (in_other_field(tile, halves, before)) return end(next, i);
  return std::string(corners[static_cast<std::size_t>(i)]);
}

// Names the places of half sides. A side with both halves is named alone. On a square, any other
// half is named by its corner, unless the side beyond that corner is named already.
Words field_places(const Tile& tile, std::uint32_t halves) {
  const Shape shape = tile.shape;
  const bool square = shape == Shape::Square || shape == Shape::StartPiecePart;
  Words words;
  for (int i = 0; i < side_count(shape); ++i) {
    const bool left = has_half(halves, 2 * i);
    const bool right = has_half(halves, 2 * i + 1);
    const std::string side = side_word(shape, i);
    if (left && right) words.push_back(side);
    if (!square && left != right) words.push_back((left ? "left of " : "right of ") + side);
    if (!square) continue;
    if (std::string corner = corner_word(tile, halves, i); !corner.empty())
      words.push_back(std::move(corner));
  }
  return words;
}

std::string field_words(const Tile& tile, const Segment& segment) {
  const unsigned count = 2U * static_cast<unsigned>(side_count(tile.shape));
  if (segment.halves == 0) return "enclosed field";
  if (segment.halves == (count >= 32 ? ~0U : (1U << count) - 1U)) return "field all around";
  return "field " + listed(field_places(tile, segment.halves));
}

bool is_plain_end(const Segment& segment) {
  return segment.kind == SegmentKind::Road && std::has_single_bit(segment.sides) &&
         carried(segment).empty();
}

// The segments of a tile, those of each kind clockwise by the first side that they touch.
std::vector<Segment> clockwise(const Tile& tile) {
  std::vector<Segment> segments = tile.segments;
  std::stable_sort(segments.begin(), segments.end(), [](const Segment& a, const Segment& b) {
    const auto first = [](const Segment& segment) {
      const bool field = segment.kind == SegmentKind::Field;
      return std::countr_zero(field ? segment.halves : segment.sides);
    };
    return first(a) < first(b);
  });
  return segments;
}

void add_roads(const Tile& tile, const std::vector<Segment>& segments, Words& parts) {
  Words ends;
  std::size_t place = 0;
  const Segment* only = nullptr;
  for (const Segment& segment : segments) {
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

void add_fields(const Tile& tile, const std::vector<Segment>& segments, Words& parts) {
  const bool told = fields_follow_edges(tile);
  for (const Segment& segment : segments) {
    if (segment.kind != SegmentKind::Field) continue;
    const bool carries = !carried(segment).empty();
    if (!told || carries) parts.push_back(segment_words(tile, segment));
  }
}

std::string unknown_words(const Tile& tile) {
  constexpr std::array<std::string_view, 4> names = {"city", "field", "road", "river"};
  if (tile.edges.find_first_not_of('*') == std::string::npos) return "every side fits any edge";
  if (tile.edges.find_first_not_of('x') == std::string::npos) return "every side lies inside it";
  if (tile.edges.find_first_not_of('?') == std::string::npos) return "interior and edges not known";
  Words parts;
  for (const Edge edge : all_edges) {
    Words sides;
    for (std::size_t side = 0; side < tile.edges.size(); ++side)
      if (tile.edges[side] == to_char(edge))
        sides.push_back(side_word(tile.shape, static_cast<int>(side)));
    if (sides.empty()) continue;
    parts.push_back(std::string(names[static_cast<std::size_t>(edge)]) + " " +
                    on_side(listed(sides)));
  }
  if (tile.edges.find('?') != std::string::npos) parts.emplace_back("the rest not known");
  return "interior not known; edges: " + joined(parts);
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
  const std::vector<Segment> segments = clockwise(tile);
  const auto add = [&](auto wanted) {
    for (const Segment& segment : segments)
      if (wanted(segment.kind)) parts.push_back(segment_words(tile, segment));
  };
  add([](SegmentKind kind) { return kind == SegmentKind::City; });
  add_roads(tile, segments, parts);
  add([](SegmentKind kind) { return kind == SegmentKind::River; });
  add(is_monastic);
  const bool bare = parts.empty();
  add_fields(tile, segments, parts);
  if (bare && parts.empty() && !tile.segments.empty())
    parts.push_back(segment_words(tile, tile.segments[0]));
  return parts;
}

}  // namespace

std::string segment_words(const Tile& tile, const Segment& segment) {
  std::string text(to_text(segment.kind));
  if (segment.kind == SegmentKind::Field)
    text = field_words(tile, segment);
  else if (!is_monastic(segment.kind))
    text += course(segment.kind, side_words(tile.shape, segment.sides),
                   static_cast<std::size_t>(side_count(tile.shape)));
  if (segment.kind == SegmentKind::City && segment.halves != 0)
    text += ", sharing " + side_word(tile.shape, std::countr_zero(segment.halves) / 2) +
            " with another city";
  const Words marks = carried(segment);
  if (marks.empty()) return text;
  return text + (text.ends_with(" here") ? ", with " : " with ") + listed(marks);
}

std::string tile_words(const Tile& tile) {
  Words parts;
  if (const std::string shape = shape_words(tile.shape); !shape.empty()) parts.push_back(shape);
  if (!tile.title.empty()) parts.push_back(tile.title);
  if (tile.segments.empty() && !tile.edges.empty()) parts.push_back(unknown_words(tile));
  for (std::string& part : landscape_words(tile)) parts.push_back(std::move(part));
  for (const Symbol& symbol : tile.symbols) parts.push_back(symbol_words(symbol));
  if (parts.empty()) parts.emplace_back("no landscape");
  return joined(parts, "; ");
}

}  // namespace cartulary
