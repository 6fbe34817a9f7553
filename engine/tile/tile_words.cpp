#include "engine/tile/tile_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/text/said_list.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"
#include "engine/tile/tile_fields.h"

namespace cartulary {

namespace {

using Words = std::vector<Said>;

constexpr std::array<std::string_view, 4> side_ids = {"tile-words.north", "tile-words.east",
                                                      "tile-words.south", "tile-words.west"};

Said side_word(Shape shape, int side) {
  const std::string_view name = side_names(shape)[static_cast<std::size_t>(side)];
  if (shape == Shape::Triangle) {
    if (name == "H") return said("tile-words.long-side");
    return name == "A" ? said("tile-words.first-short-side") : said("tile-words.second-short-side");
  }
  const Said place = said(side_ids[std::string_view("NESW").find(name[0])]);
  if (name.size() == 1) return place;
  if (shape == Shape::Double)
    return name[1] == '1' ? said("tile-words.left-half", {{"side", place}})
                          : said("tile-words.right-half", {{"side", place}});
  // A side of the 4x4 block: its four squares are numbered, as one would point at them.
  return said("tile-words.square", {{"side", place}, {"number", name.substr(1)}});
}

Words side_words(Shape shape, std::uint32_t sides) {
  Words words;
  for (int i = 0; i < side_count(shape); ++i)
    if ((sides >> static_cast<unsigned>(i) & 1U) != 0) words.push_back(side_word(shape, i));
  return words;
}

Said goods_word(std::string_view goods) {
  if (goods == "cloth") return said("tile-words.cloth");
  if (goods == "grain") return said("tile-words.grain");
  if (goods == "wine") return said("tile-words.wine");
  return said("tile-words.chicken");
}

Words carried(const Segment& segment) {
  constexpr std::array<std::string_view, segment_mark_count> marks = {
      "tile-words.inn",          "tile-words.cathedral", "tile-words.tunnel",
      "tile-words.princess",     "tile-words.siege",     "tile-words.pig-herd",
      "tile-words.darmstadtium", "tile-words.labyrinth"};
  Words words;
  if (segment.pennants > 0) words.push_back(said_count("tile-words.pennants", segment.pennants));
  if (!segment.trade.empty()) words.push_back(goods_word(segment.trade));
  if (segment.well > 0) words.push_back(said_count("tile-words.wells", segment.well));
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (segment.has(static_cast<SegmentMark>(i))) words.push_back(said(marks[i]));
  return words;
}

// Whether the sides of the shape are told as "on the long side", not as "north".
bool is_on(Shape shape) {
  return shape == Shape::Triangle;
}

Said city_words(Shape shape, const Words& sides) {
  if (sides.empty()) return said("tile-words.city-alone");
  if (sides.size() == 1)
    return is_on(shape) ? said("tile-words.city-on", {{"side", sides[0]}})
                        : said("tile-words.city-at", {{"side", sides[0]}});
  if (sides.size() == static_cast<std::size_t>(side_count(shape)))
    return said("tile-words.city-all-sides");
  return said("tile-words.city-joining", {{"sides", list_of(sides)}});
}

Said road_words(const Words& sides) {
  if (sides.empty()) return said("tile-words.road-alone");
  if (sides.size() == 1) return said("tile-words.road-end", {{"side", sides[0]}});
  if (sides.size() == 2) return said("tile-words.road", {{"from", sides[0]}, {"to", sides[1]}});
  return said("tile-words.road-joining", {{"sides", list_of(sides)}});
}

Said river_words(const Words& sides) {
  if (sides.empty()) return said("tile-words.river-alone");
  if (sides.size() == 1) return said("tile-words.river-end", {{"side", sides[0]}});
  if (sides.size() == 2) return said("tile-words.river", {{"from", sides[0]}, {"to", sides[1]}});
  return said("tile-words.river-joining", {{"sides", list_of(sides)}});
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
// None if the field is not there, or if it has one of the two sides whole.
std::optional<Said> corner_word(const Tile& tile, std::uint32_t halves, int i) {
  constexpr std::array<std::string_view, 4> corners = {
      "tile-words.north-east", "tile-words.south-east", "tile-words.south-west",
      "tile-words.north-west"};
  constexpr std::array<std::string_view, 4> ends = {"tile-words.north-end", "tile-words.east-end",
                                                    "tile-words.south-end", "tile-words.west-end"};
  const int next = (i + 1) % 4;
  const int before = 2 * i + 1;
  const int after = 2 * next;
  const bool whole = (has_half(halves, 2 * i) && has_half(halves, before)) ||
                     (has_half(halves, after) && has_half(halves, after + 1));
  if (whole || (!has_half(halves, before) && !has_half(halves, after))) return std::nullopt;
  // Two fields that meet at a corner are distinguished by their sides.
  const auto end = [&](int side, int towards) {
    return said(ends[static_cast<std::size_t>(towards)], {{"side", side_word(tile.shape, side)}});
  };
  if (in_other_field(tile, halves, after)) return end(i, next);
  if (in_other_field(tile, halves, before)) return end(next, i);
  return said(corners[static_cast<std::size_t>(i)]);
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
    const Said side = side_word(shape, i);
    if (left && right) words.push_back(side);
    if (!square && left != right)
      words.push_back(left ? said("tile-words.left-of", {{"side", side}})
                           : said("tile-words.right-of", {{"side", side}}));
    if (!square) continue;
    if (auto corner = corner_word(tile, halves, i)) words.push_back(*std::move(corner));
  }
  return words;
}

// "left of north": languages say such a place without the preposition of the others.
bool is_beside(const Said& place) {
  return place.id == "tile-words.left-of" || place.id == "tile-words.right-of";
}

Said field_words(const Tile& tile, const Segment& segment) {
  const unsigned count = 2U * static_cast<unsigned>(side_count(tile.shape));
  if (segment.halves == 0) return said("tile-words.field-enclosed");
  if (segment.halves == (count >= 32 ? ~0U : (1U << count) - 1U))
    return said("tile-words.field-around");
  const Words places = field_places(tile, segment.halves);
  if (is_beside(places.front()))
    return said("tile-words.field-beside", {{"places", list_of(places)}});
  return is_on(tile.shape) ? said("tile-words.field-on", {{"places", list_of(places)}})
                           : said("tile-words.field", {{"places", list_of(places)}});
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
  const Said text = ends.size() == 1 ? segment_words(tile, *only)
                                     : said("tile-words.roads-end", {{"sides", list_of(ends)}});
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

// Sides of which the edges alone are known: "city north and east".
Said edge_part(const Tile& tile, Edge edge, const Words& sides) {
  constexpr std::array<std::string_view, 4> at = {"tile-words.city-sides", "tile-words.field-sides",
                                                  "tile-words.road-sides",
                                                  "tile-words.river-sides"};
  constexpr std::array<std::string_view, 4> on = {
      "tile-words.city-on-sides", "tile-words.field-on-sides", "tile-words.road-on-sides",
      "tile-words.river-on-sides"};
  const auto place = static_cast<std::size_t>(edge);
  return said(is_on(tile.shape) ? on[place] : at[place], {{"sides", list_of(sides)}});
}

Said unknown_words(const Tile& tile) {
  const auto all = [&](char letter) {
    return tile.edges.find_first_not_of(letter) == std::string::npos;
  };
  if (all('*')) return said("tile-words.fits-any");
  if (all('x')) return said("tile-words.inside");
  if (all('?')) return said("tile-words.unknown");
  Words parts;
  for (const Edge edge : all_edges) {
    Words sides;
    for (std::size_t side = 0; side < tile.edges.size(); ++side)
      if (tile.edges[side] == to_char(edge))
        sides.push_back(side_word(tile.shape, static_cast<int>(side)));
    if (!sides.empty()) parts.push_back(edge_part(tile, edge, sides));
  }
  if (tile.edges.find('?') != std::string::npos) parts.push_back(said("tile-words.rest-unknown"));
  return said("tile-words.edges-known", {{"edges", list_of(parts, "list.next")}});
}

std::optional<Said> shape_words(Shape shape) {
  switch (shape) {
    case Shape::Double:
      return said("tile-words.double");
    case Shape::Triangle:
      return said("tile-words.triangle");
    case Shape::Block4x4:
      return said("tile-words.block");
    case Shape::StartPiecePart:
      return said("tile-words.start-piece-part");
    case Shape::Square:
    case Shape::Card:
      break;
  }
  return std::nullopt;
}

Said kind_words(const Tile& tile, const Segment& segment) {
  const auto sides = [&] { return side_words(tile.shape, segment.sides); };
  switch (segment.kind) {
    case SegmentKind::City:
      return city_words(tile.shape, sides());
    case SegmentKind::Road:
      return road_words(sides());
    case SegmentKind::River:
      return river_words(sides());
    case SegmentKind::Field:
      return field_words(tile, segment);
    case SegmentKind::Cloister:
      return said("tile-words.cloister");
    case SegmentKind::Shrine:
      return said("tile-words.shrine");
    case SegmentKind::Monastery:
      return said("tile-words.monastery");
    case SegmentKind::Church:
      break;
  }
  return said("tile-words.church");
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

Said segment_words(const Tile& tile, const Segment& segment) {
  Said words = kind_words(tile, segment);
  const std::string_view kind = words.id;
  if (segment.kind == SegmentKind::City && segment.halves != 0)
    words = said("tile-words.sharing",
                 {{"segment", words},
                  {"side", side_word(tile.shape, std::countr_zero(segment.halves) / 2)}});
  const Words marks = carried(segment);
  if (marks.empty()) return words;
  if (kind.ends_with("-end"))
    return said("tile-words.end-with", {{"segment", words}, {"marks", list_of(marks)}});
  if (kind.ends_with("-joining"))
    return said("tile-words.joining-with", {{"segment", words}, {"marks", list_of(marks)}});
  return said("tile-words.with", {{"segment", words}, {"marks", list_of(marks)}});
}

Said tile_words(const Tile& tile) {
  Words parts;
  if (auto shape = shape_words(tile.shape)) parts.push_back(*std::move(shape));
  if (!tile.title.empty()) parts.push_back(Said(tile.title));
  if (tile.segments.empty() && !tile.edges.empty()) parts.push_back(unknown_words(tile));
  for (Said& part : landscape_words(tile)) parts.push_back(std::move(part));
  for (const Symbol& symbol : tile.symbols) parts.push_back(symbol_words(symbol));
  if (parts.empty()) parts.push_back(said("tile-words.no-landscape"));
  return list_of(parts, "list.part", "list.part");
}

}  // namespace cartulary
