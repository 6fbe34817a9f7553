#include "engine/position/position.h"

#include <algorithm>

#include "engine/position/position_members.h"
#include "engine/rule/rule.h"
#include "engine/text/enum_names.h"
#include "engine/text/text.h"
#include "engine/tile/shape.h"

namespace cartulary {

namespace {

struct BuildingSymbol {
  std::string_view word;
  std::string_view symbol;
  FeatureKind kind;
};
constexpr std::array<BuildingSymbol, 3> building_symbols = {{
    {"garden", "garden", FeatureKind::Garden},
    {"abbey", "abbey", FeatureKind::Abbey},
    {"castle", "german-castle", FeatureKind::Castle},
}};

bool touches(const Tile& tile, const Segment& segment, std::string_view side) {
  if (is_monastic(segment.kind)) return side.empty();
  if (segment.kind == SegmentKind::Field) {
    if (side.empty()) return segment.halves == 0;
    const auto half = half_index(tile.shape, side);
    return half && (segment.halves >> static_cast<unsigned>(*half) & 1U) != 0;
  }
  const auto index = side_index(tile.shape, side);
  return index && (segment.sides >> static_cast<unsigned>(*index) & 1U) != 0;
}

// Whether two opposite sides are field.
bool carries_bridge(const Tile& tile) {
  const std::string& edges = tile.edges;
  return tile.shape == Shape::Square &&
         ((edges[0] == 'f' && edges[2] == 'f') || (edges[1] == 'f' && edges[3] == 'f'));
}

// The name of a segment by its first side: "city N".
std::string name_of(const Tile& tile, const Segment& segment) {
  std::string name(to_text(segment.kind));
  for (int side = 0; side < side_count(tile.shape); ++side) {
    const std::string_view side_name = side_names(tile.shape)[static_cast<std::size_t>(side)];
    if (touches(tile, segment, side_name)) return name + ' ' + std::string(side_name);
  }
  for (int half = 0; half < 2 * side_count(tile.shape); ++half)
    if (touches(tile, segment, half_name(tile.shape, half)))
      return name + ' ' + half_name(tile.shape, half);
  return name;
}

// Rotates the side in a place by quarter turns: by one, "field EL" becomes "field SL".
std::optional<std::string> turned_place(const Tile& tile, int quarters, std::string_view place) {
  constexpr std::string_view sides = "NESW";
  if (tile.shape != Shape::Square) return std::nullopt;
  if (const auto ends = parse_ends(place))
    return ends_name(ends_as_they_lie(*ends, static_cast<Rotation>(quarters & 3)));
  std::string turned(place);
  const std::size_t space = place.find(' ');
  if (place.starts_with("corner ") || space == std::string_view::npos) return turned;
  const std::size_t side = sides.find(place.substr(space + 1, 1));
  if (side == std::string_view::npos) return turned;
  turned[space + 1] = sides[(side + static_cast<std::size_t>(quarters)) % 4];
  return turned;
}

}  // namespace

std::string ends_name(std::array<Side, 2> ends) {
  std::string name;
  for (const Side side : {Side::N, Side::W, Side::E, Side::S})
    if (side == ends[0] || side == ends[1]) name += to_char(side);
  return name;
}

std::optional<std::array<Side, 2>> parse_ends(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  std::array<Side, 2> ends{};
  for (std::size_t i = 0; i < 2; ++i) {
    const auto side = std::ranges::find_if(all_sides, [&](Side each) {
      return same_letters(text.substr(i, 1), {&"NESW"[static_cast<std::size_t>(each)], 1});
    });
    if (side == all_sides.end()) return std::nullopt;
    ends[i] = *side;
  }
  return ends[0] == ends[1] ? std::nullopt : std::optional(ends);
}

std::array<Side, 2> ends_as_they_lie(std::array<Side, 2> ends, Rotation rotation) {
  return {turned(ends[0], rotation), turned(ends[1], rotation)};
}

std::string axis_name(Side first) {
  return std::string{to_char(first), to_char(opposite(first))};
}

std::optional<Side> parse_axis(std::string_view text) {
  for (const Side first : {Side::N, Side::W})
    if (same_letters(text, axis_name(first))) return first;
  return std::nullopt;
}

Side axis_as_it_lies(Side first, Rotation rotation) {
  if (static_cast<int>(rotation) % 2 == 0) return first;
  return first == Side::N ? Side::W : Side::N;
}

std::span<const std::string_view> player_names() {
  return player_colours;
}

std::string_view to_text(Corner corner) {
  return corner_names[static_cast<std::size_t>(corner)];
}

std::optional<Corner> parse_corner(std::string_view text) {
  return parse_name<Corner>(corner_names, text);
}

std::string_view to_text(BarnMoment moment) {
  return barn_moment_names[static_cast<std::size_t>(moment)];
}

std::optional<BarnMoment> parse_barn_moment(std::string_view text) {
  return parse_name<BarnMoment>(barn_moment_names, text);
}

std::optional<Spot> find_spot(const Tile& tile, std::string_view at) {
  const std::size_t space = at.find(' ');
  const std::string_view word = at.substr(0, space);
  const std::string_view side = space == std::string_view::npos ? "" : at.substr(space + 1);
  Spot spot;
  if (word == "corner") {
    const auto corner = parse_corner(side);
    if (!corner) return std::nullopt;
    spot.kind = Spot::Kind::Corner;
    spot.corner = *corner;
    return spot;
  }
  if (at == bridge_place && carries_bridge(tile)) {
    spot.kind = Spot::Kind::Bridge;
    return spot;
  }
  for (const BuildingSymbol& known : building_symbols)
    if (at == known.word && has_symbol(tile, known.symbol)) {
      spot.kind = Spot::Kind::Building;
      spot.building = known.kind;
      return spot;
    }
  // Of two segments that touch no side, "field 2" is the second.
  int before = side == "2" ? 1 : 0;
  const std::string_view touched = side == "2" ? "" : side;
  for (; spot.segment < static_cast<int>(tile.segments.size()); ++spot.segment) {
    const Segment& segment = tile.segments[static_cast<std::size_t>(spot.segment)];
    if (to_text(segment.kind) != word || !touches(tile, segment, touched)) continue;
    if (before-- > 0) continue;
    if (segment.kind == SegmentKind::Road && tile.shape == Shape::Square)
      if (const auto named = side_index(tile.shape, touched)) spot.side = side_at(*named);
    return spot;
  }
  return std::nullopt;
}

std::vector<std::string> spot_names(const Tile& tile) {
  std::vector<std::string> names;
  for (const Segment& segment : tile.segments) {
    std::string name = name_of(tile, segment);
    if (std::find(names.begin(), names.end(), name) != names.end()) name += " 2";
    names.push_back(std::move(name));
  }
  for (const BuildingSymbol& known : building_symbols)
    if (has_symbol(tile, known.symbol)) names.emplace_back(known.word);
  for (const std::string_view corner : corner_names)
    names.push_back("corner " + std::string(corner));
  return names;
}

std::optional<std::string> place_as_it_lies(const Tile& tile, Rotation rotation,
                                            std::string_view at) {
  return turned_place(tile, static_cast<int>(rotation), at);
}

std::optional<std::string> name_as_stored(const Tile& tile, Rotation rotation,
                                          std::string_view lies) {
  return turned_place(tile, 4 - static_cast<int>(rotation), lies);
}

std::optional<std::string> place_as_stored(const Tile& tile, Rotation rotation,
                                           std::string_view lies) {
  const std::optional<std::string> at = name_as_stored(tile, rotation, lies);
  return at && (find_spot(tile, *at) || parse_ends(*at)) ? at : std::nullopt;
}

std::vector<const Position*> positions_showing(std::span<const Position> positions,
                                               const RuleRecord& record) {
  std::vector<const Position*> found;
  for (const std::string& id : record.board)
    if (const Position* position = find_position(positions, id)) found.push_back(position);
  for (const Position& position : positions) {
    const bool shows =
        std::find(position.shows.begin(), position.shows.end(), record.id) != position.shows.end();
    if (shows && std::find(found.begin(), found.end(), &position) == found.end())
      found.push_back(&position);
  }
  return found;
}

std::vector<std::string> elements_in(const Position& position) {
  std::vector<std::string> elements;
  const auto add = [&](std::string_view element) {
    if (std::find(elements.begin(), elements.end(), element) == elements.end())
      elements.emplace_back(element);
  };
  for (const PositionFigure& figure : position.figures) add(figure.figure);
  constexpr std::string_view open = "](element/";
  const std::string_view text = position.text;
  for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at)) {
    at += open.size();
    add(text.substr(at, text.find(')', at) - at));
  }
  return elements;
}

std::vector<const Position*> positions_with(std::span<const Position> positions,
                                            std::string_view element) {
  std::vector<const Position*> found;
  for (const Position& position : positions) {
    const std::vector<std::string> elements = elements_in(position);
    if (std::find(elements.begin(), elements.end(), element) != elements.end())
      found.push_back(&position);
  }
  return found;
}

const Position* find_position(std::span<const Position> positions, std::string_view id) {
  for (const Position& position : positions)
    if (position.id == id) return &position;
  return nullptr;
}

}  // namespace cartulary
