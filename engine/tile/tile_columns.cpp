#include "engine/tile/tile_columns.h"

#include <algorithm>

#include "engine/text/text.h"
#include "engine/tile/tile_look.h"

namespace cartulary {
namespace {

// Separates two texts so that no match spans both: no query contains a control character.
constexpr char parting = '\x1f';

std::uint8_t small(std::ptrdiff_t number) {
  return static_cast<std::uint8_t>(std::clamp<std::ptrdiff_t>(number, 0, 255));
}

std::uint8_t segments_of(const Tile& tile, SegmentKind kind) {
  return small(std::ranges::count(tile.segments, kind, &Segment::kind));
}

TileRow row_of(const Tile& tile) {
  return {.code = edge_code(tile),
          .cities = segments_of(tile, SegmentKind::City),
          .roads = segments_of(tile, SegmentKind::Road),
          .fields = segments_of(tile, SegmentKind::Field),
          .rivers = segments_of(tile, SegmentKind::River),
          .pennants = small(count_marks(tile, "pennant"))};
}

}  // namespace

void TileColumns::add(const Tile& tile, const TileSet* set, std::string_view words) {
  const auto place = static_cast<std::uint32_t>(rows_.size());
  rows_.push_back(row_of(tile));
  std::string text;
  const auto add_text = [&text](std::string_view part) {
    text += part;
    text += parting;
  };
  for (const std::string_view part : {std::string_view(tile.id), std::string_view(tile.title),
                                      std::string_view(tile.note), words})
    add_text(part);
  if (set != nullptr) {
    add_text(set->title);
    add_text(set->code);
  }
  for (const std::string& mark : mark_names(tile)) {
    add_text(mark);
    bearing_[mark].push_back(place);
  }
  const std::size_t begin = texts_.size();
  texts_ += to_lower(text);
  const std::size_t look = texts_.size();
  texts_ += look_of(tile);
  spans_.push_back({begin, look, texts_.size()});
}

std::span<const std::uint32_t> TileColumns::bearing(std::string_view mark) const {
  const auto found = bearing_.find(mark);
  if (found == bearing_.end()) return {};
  return found->second;
}

std::vector<std::string> TileColumns::marks() const {
  std::vector<std::string> names;
  names.reserve(bearing_.size());
  for (const auto& [name, tiles] : bearing_) names.push_back(name);
  return names;
}

}  // namespace cartulary
