#include "tiledb/content/field_checks.h"

#include <bit>
#include <optional>
#include <vector>

#include <fmt/format.h>

namespace cartulary::tiledb {
namespace {

bool bit(std::uint32_t bits, int number) {
  return (bits >> static_cast<unsigned>(number) & 1U) != 0;
}

// The city that touches a side, as its index in the segments.
std::optional<int> city_at(const Tile& tile, int side) {
  for (std::size_t i = 0; i < tile.segments.size(); ++i)
    if (tile.segments[i].kind == SegmentKind::City && bit(tile.segments[i].sides, side))
      return static_cast<int>(i);
  return std::nullopt;
}

bool lists(const Segment& field, int city) {
  for (const int each : field.cities)
    if (each == city) return true;
  return false;
}

void check_cities(const TileDraft& draft, std::size_t field, ErrorList& errors) {
  const std::vector<Segment>& segments = draft.tile.segments;
  for (const int city : segments[field].cities)
    if (static_cast<std::size_t>(city) >= segments.size())
      errors.add(draft.segments[field].cities,
                 fmt::format("segment {} does not exist; the tile has {}", city, segments.size()),
                 "segments are counted from 0");
    else if (const SegmentKind kind = segments[static_cast<std::size_t>(city)].kind;
             kind != SegmentKind::City)
      errors.add(draft.segments[field].cities,
                 fmt::format("segment {} is a {}, not a city", city, to_text(kind)),
                 "segments are counted from 0; name those that are cities");
}

// A half side next to a city that its field does not list.
struct Neglected {
  int half;
  int city;
};

std::vector<Neglected> neglected_cities(const Tile& tile, const Segment& field) {
  std::vector<Neglected> found;
  const int halves = 2 * side_count(tile.shape);
  for (int half = 0; half < halves; ++half) {
    if (!bit(field.halves, half)) continue;
    const int step = half % 2 == 0 ? halves - 1 : 1;  // away from the middle of the side
    const std::optional<int> city = city_at(tile, (half + step) % halves / 2);
    if (city && !lists(field, *city)) found.push_back({half, *city});
  }
  return found;
}

// The arc of a road or river that a half side lies in: the number of cuts before it on the circle.
int arc_of(const Segment& way, int half) {
  const std::uint32_t below = (1U << static_cast<unsigned>((half + 1) / 2)) - 1U;
  return std::popcount(way.sides & below) % std::popcount(way.sides);
}

std::uint32_t arcs_of_field(const Segment& way, const Segment& field, int halves) {
  std::uint32_t arcs = 0;
  for (int half = 0; half < halves; ++half)
    if (bit(field.halves, half)) arcs |= 1U << static_cast<unsigned>(arc_of(way, half));
  return arcs;
}

std::uint32_t arcs_of_city(const Segment& way, const Segment& city, int sides) {
  std::uint32_t arcs = 0;
  for (int side = 0; side < sides; ++side)
    if (bit(city.sides, side)) arcs |= 1U << static_cast<unsigned>(arc_of(way, 2 * side));
  return arcs;
}

struct Parted {
  std::size_t way;
  std::optional<int> city;  // nothing: the field itself is parted
};

std::vector<Parted> parted_by(const Tile& tile, std::size_t number, const Segment& field) {
  const Segment& way = tile.segments[number];
  const int sides = side_count(tile.shape);
  const std::uint32_t arcs = arcs_of_field(way, field, 2 * sides);
  std::vector<Parted> found;
  if (std::popcount(arcs) > 1 && !way.has(SegmentMark::Tunnel))
    found.push_back({number, std::nullopt});
  if (std::popcount(arcs) != 1) return found;
  for (const int city : field.cities) {
    const Segment& segment = tile.segments[static_cast<std::size_t>(city)];
    if ((arcs_of_city(way, segment, sides) & arcs) == 0) found.push_back({number, city});
  }
  return found;
}

std::vector<Parted> parted(const Tile& tile, const Segment& field) {
  std::vector<Parted> found;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    const SegmentKind kind = tile.segments[i].kind;
    const bool way = kind == SegmentKind::Road || kind == SegmentKind::River;
    if (!way || std::popcount(tile.segments[i].sides) < 2) continue;
    for (const Parted& each : parted_by(tile, i, field)) found.push_back(each);
  }
  return found;
}

// Whether two fields alternate round the tile, so that one would have to cross the other.
bool is_through(const Segment& a, const Segment& b, int halves) {
  int turns = 0;
  int first = 0;
  int last = 0;  // 1: a, 2: b
  for (int half = 0; half < halves; ++half) {
    const int now = bit(a.halves, half) ? 1 : bit(b.halves, half) ? 2 : 0;
    if (now == 0 || now == last) continue;
    if (first == 0) first = now;
    turns += last == 0 ? 0 : 1;
    last = now;
  }
  return turns + (first != last ? 1 : 0) > 2;
}

// The fields after this one that alternate with it.
std::vector<std::size_t> through(const Tile& tile, std::size_t field) {
  std::vector<std::size_t> found;
  for (std::size_t i = field + 1; i < tile.segments.size(); ++i)
    if (tile.segments[i].kind == SegmentKind::Field &&
        is_through(tile.segments[field], tile.segments[i], 2 * side_count(tile.shape)))
      found.push_back(i);
  return found;
}

void report(const TileDraft& draft, std::size_t field, std::size_t other, ErrorList& errors) {
  errors.add(draft.segments[field].touches,
             fmt::format("this field and that of segment {} go through each other", other),
             "let each have the half sides that lie side by side, or add 'crossing: true' to the "
             "tile");
}

void report(const TileDraft& draft, std::size_t field, const Neglected& fault, ErrorList& errors) {
  errors.add(draft.segments[field].touches,
             fmt::format("half side {} lies beside city {}, which this field does not list",
                         half_name(draft.tile.shape, fault.half), fault.city),
             fmt::format("add {} to 'cities', or 'apart: true' to the tile if they do not touch",
                         fault.city));
}

void report(const TileDraft& draft, std::size_t field, const Parted& fault, ErrorList& errors) {
  const std::string_view kind = to_text(draft.tile.segments[fault.way].kind);
  if (fault.city)
    errors.add(
        draft.segments[field].cities,
        fmt::format("the {} of segment {} parts this field from city {}", kind, fault.way,
                    *fault.city),
        fmt::format("remove {} from 'cities', or add 'crossing: true' to the tile", *fault.city));
  else
    errors.add(draft.segments[field].touches,
               fmt::format("the {} of segment {} parts this field", kind, fault.way),
               "make two fields of it, or add 'crossing: true' to the tile");
}

}  // namespace

void check_fields(const TileDraft& draft, ErrorList& errors) {
  const Tile& tile = draft.tile;
  const std::size_t faults = errors.size();
  for (std::size_t i = 0; i < tile.segments.size(); ++i) check_cities(draft, i, errors);
  if (errors.size() != faults) return;
  bool is_apart = false, is_crossing = false;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (tile.segments[i].kind != SegmentKind::Field) continue;
    for (const Neglected& fault : neglected_cities(tile, tile.segments[i])) {
      is_apart = true;
      if (!tile.apart) report(draft, i, fault, errors);
    }
    for (const Parted& fault : parted(tile, tile.segments[i])) {
      is_crossing = true;
      if (!tile.crossing) report(draft, i, fault, errors);
    }
    for (const std::size_t other : through(tile, i)) {
      is_crossing = true;
      if (!tile.crossing) report(draft, i, other, errors);
    }
  }
  if (tile.apart && !is_apart)
    errors.add(draft.apart, "'apart' stands here, but every half side lists the cities beside it",
               "remove it");
  if (tile.crossing && !is_crossing)
    errors.add(draft.crossing, "'crossing' stands here, but no road or river parts anything",
               "remove it");
}

}  // namespace cartulary::tiledb
