#include "tiledb/content/segment_reader.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/tile/tile_members.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {
namespace {

// Read separately, since it holds letters separated by spaces.
constexpr std::array<std::string_view, 1> segment_apart = {"adjoins"};

struct KeyOfKind {
  std::string_view key;
  SegmentKind kind;
};
constexpr std::array<KeyOfKind, 13> keys_of_kinds = {{
    {"cities", SegmentKind::Field},
    {"pennants", SegmentKind::City},
    {"well", SegmentKind::Road},
    {"trade", SegmentKind::City},
    {"semicircular", SegmentKind::City},
    {"inn", SegmentKind::Road},
    {"cathedral", SegmentKind::City},
    {"tunnel", SegmentKind::Road},
    {"princess", SegmentKind::City},
    {"siege", SegmentKind::City},
    {"pig-herd", SegmentKind::Field},
    {"darmstadtium", SegmentKind::City},
    {"labyrinth", SegmentKind::Road},
}};

struct Word {
  std::string text;
  Place place;
};

// The words of a value with their places, which are correct if the value is on one line.
std::vector<Word> words_of(const YamlNode& node) {
  std::vector<Word> words;
  int column = node.place.column + (node.quoted ? 1 : 0);
  for (const std::string_view part : split(node.text, ' ')) {
    Place place = node.place;
    place.column = column;
    if (!part.empty()) words.push_back({std::string(part), place});
    column += static_cast<int>(utf8_column(part, part.size())) + 1;
  }
  return words;
}

std::vector<std::string_view> names_to_touch(const Tile& tile, bool field,
                                             std::vector<std::string>& storage) {
  const std::span<const std::string_view> sides = side_names(tile.shape);
  if (!field) return {sides.begin(), sides.end()};
  for (int half = 0; half < 2 * side_count(tile.shape); ++half)
    storage.push_back(half_name(tile.shape, half));
  return {storage.begin(), storage.end()};
}

void read_touches(const YamlNode& node, const Tile& tile, Segment& segment, ErrorList& errors) {
  const bool field = segment.kind == SegmentKind::Field;
  for (const Word& word : words_of(node)) {
    // A city may name half sides of a side that belongs to another city of the tile.
    const bool half = field || (segment.kind == SegmentKind::City &&
                                half_index(tile.shape, word.text).has_value());
    std::uint32_t& bits = half ? segment.halves : segment.sides;
    const std::string_view noun = half ? "half side" : "side";
    const std::optional<int> index =
        half ? half_index(tile.shape, word.text) : side_index(tile.shape, word.text);
    if (!index) {
      std::vector<std::string> storage;
      report_unknown_name(word.place, fmt::format("{} of this shape", noun), word.text,
                          names_to_touch(tile, field, storage), errors);
      continue;
    }
    const std::uint32_t bit = 1U << static_cast<unsigned>(*index);
    if ((bits & bit) != 0)
      errors.add(word.place, fmt::format("{} {} stands twice", noun, word.text), "name it once");
    bits |= bit;
  }
}

void read_kind(const YamlNode& node, const Record& record, const Tile& tile, Segment& segment,
               ErrorList& errors) {
  const YamlNode* value = record.find(to_text(segment.kind));
  if (value == nullptr) return;
  if (value->kind != YamlNode::Kind::Scalar) {
    errors.add(
        value->place,
        fmt::format("'{}' is {}, not a single value", node.entries[0].key, kind_words(*value)),
        "write the sides with spaces between them, as N E");
    return;
  }
  const bool monastic = is_monastic(segment.kind);
  if (monastic && !value->text.empty())
    errors.add(value->place,
               fmt::format("a {} touches no side, but here stands '{}'", to_text(segment.kind),
                           value->text),
               fmt::format("write {}: ''", to_text(segment.kind)));
  if (monastic) return;
  read_touches(*value, tile, segment, errors);
  if (segment.kind != SegmentKind::Field && words_of(*value).empty())
    errors.add(value->place, fmt::format("this {} touches no side", to_text(segment.kind)),
               "name its sides, as N E");
}

void read_cities(const Record& record, Segment& segment, ErrorList& errors) {
  const YamlNode* value = record.find("cities");
  if (value == nullptr || record.text("cities").empty()) return;
  for (const Word& word : words_of(*value)) {
    const std::optional<int> index = parse_whole(word.text, 0, 99);
    if (!index)
      errors.add(word.place, fmt::format("'{}' is no position in 'segments'", word.text),
                 "count the segments from 0 and write the numbers of the cities, as 0 2");
    else if (std::find(segment.cities.begin(), segment.cities.end(), *index) !=
             segment.cities.end())
      errors.add(word.place, fmt::format("city {} stands twice", *index), "name it once");
    else
      segment.cities.push_back(*index);
  }
}

void read_adjoins(const Record& record, Segment& segment, ErrorList& errors) {
  const YamlNode* value = record.find("adjoins");
  if (value == nullptr || record.text("adjoins").empty()) return;
  for (const Word& word : words_of(*value)) {
    if (word.text.size() != 1 || word.text[0] < 'a' || word.text[0] > 'z')
      errors.add(word.place, fmt::format("'{}' is no letter", word.text),
                 "write single small letters with spaces between them, as a b");
    else if (segment.adjoins.find(word.text) != std::string::npos)
      errors.add(word.place, fmt::format("letter {} stands twice", word.text), "name it once");
    else
      segment.adjoins += word.text;
  }
}

void read_marks(const Record& record, Segment& segment, ErrorList& errors) {
  for (int i = 0; i < segment_mark_count; ++i) {
    const auto mark = static_cast<SegmentMark>(i);
    const std::optional<bool> flag = record.flag(to_text(mark));
    if (flag == false)
      errors.add(record.place_of(to_text(mark)), fmt::format("'{}' is false", to_text(mark)),
                 "write true, or leave it out");
    if (flag == true) segment.marks = static_cast<std::uint8_t>(segment.marks | 1U << i);
  }
}

void check_keys(const YamlNode& node, const Segment& segment, ErrorList& errors) {
  const std::string_view kind = to_text(segment.kind);
  for (const YamlEntry& entry : node.entries) {
    if (parse_segment_kind(entry.key) && entry.key != kind)
      errors.add(entry.key_place,
                 fmt::format("a segment has one kind; '{}' is a second", entry.key),
                 "write each segment as a line of its own");
    for (const KeyOfKind& rule : keys_of_kinds)
      if (rule.key == entry.key && rule.kind != segment.kind)
        errors.add(entry.key_place, fmt::format("a {} takes no '{}'", kind, entry.key),
                   fmt::format("only a {} does: move it or remove it", to_text(rule.kind)));
  }
  if (segment.semicircular && std::popcount(segment.sides) != 1)
    for (const YamlEntry& entry : node.entries)
      if (entry.key == "semicircular")
        errors.add(entry.key_place, "'semicircular' stands at a city that has not one side",
                   "leave it out");
}

}  // namespace

void read_segment(const YamlNode& node, TileDraft& made, ContentDraft& draft) {
  ErrorList& errors = draft.errors;
  const Record record(node, keys_of<Segment>("a segment"), errors);
  if (node.kind != YamlNode::Kind::Map || node.entries.empty()) return;
  const std::optional<SegmentKind> kind = parse_segment_kind(node.entries[0].key);
  if (!kind) {
    errors.add(node.entries[0].key_place, "a segment begins with its kind",
               fmt::format("write one of these first: {}", fmt::join(kind_names::segments, ", ")));
    return;
  }
  Segment segment;
  segment.kind = *kind;
  read_kind(node, record, made.tile, segment, errors);
  read_cities(record, segment, errors);
  read_adjoins(record, segment, errors);
  read_members(record, segment, draft, segment_apart);
  read_marks(record, segment, errors);
  check_keys(node, segment, errors);
  made.segments.push_back({node.place, record.place_of(to_text(*kind)), record.place_of("cities")});
  made.tile.segments.push_back(std::move(segment));
}

}  // namespace cartulary::tiledb
