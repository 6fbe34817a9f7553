#include "tiledb/content/tile_checks.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "engine/text/text.h"
#include "tiledb/content/field_checks.h"

namespace cartulary::tiledb {
namespace {

constexpr std::string_view edge_order = "cfrsx?*";

std::optional<SegmentKind> kind_of(char edge) {
  if (edge == 'c') return SegmentKind::City;
  if (edge == 'r') return SegmentKind::Road;
  if (edge == 's') return SegmentKind::River;
  return std::nullopt;
}

bool has_side(const Segment& segment, int side) {
  return (segment.sides >> static_cast<unsigned>(side) & 1U) != 0;
}
bool has_half(const Segment& segment, int half) {
  return (segment.halves >> static_cast<unsigned>(half) & 1U) != 0;
}

std::string least_turn(const std::string& edges) {
  const auto before = [](char a, char b) { return edge_order.find(a) < edge_order.find(b); };
  std::string least = edges, turned = edges;
  for (std::size_t i = 1; i < edges.size(); ++i) {
    std::rotate(turned.begin(), turned.begin() + 1, turned.end());
    if (std::lexicographical_compare(turned.begin(), turned.end(), least.begin(), least.end(),
                                     before))
      least = turned;
  }
  return least;
}

bool interior_is_told(const TileDraft& draft, ErrorList& errors) {
  const Tile& tile = draft.tile;
  if (tile.interior != Interior::Unknown) {
    if (tile.edges.find('?') == std::string::npos) return true;
    errors.add(draft.edges, "a side is '?', but the interior is not unknown",
               "add 'interior: unknown', or write what the side shows");
    return false;
  }
  if (!tile.segments.empty())
    errors.add(draft.interior, "the interior is unknown, but segments stand here",
               "write 'segments: []', or 'interior: inferred'");
  return false;
}

void check_side(const TileDraft& draft, int side, ErrorList& errors) {
  const Tile& tile = draft.tile;
  const char edge = tile.edges[static_cast<std::size_t>(side)];
  const std::string_view name = side_names(tile.shape)[static_cast<std::size_t>(side)];
  const std::optional<SegmentKind> kind = kind_of(edge);
  int first = -1;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    if (!has_side(segment, side)) continue;
    if (kind != segment.kind)
      errors.add(draft.segments[i].touches,
                 fmt::format("a {} touches side {}, but the edges '{}' say '{}' there",
                             to_text(segment.kind), name, tile.edges, edge),
                 "correct the edges or the segment");
    if (first >= 0)
      errors.add(draft.segments[i].touches,
                 fmt::format("side {} stands twice, first in segment {}", name, first),
                 "a side belongs to one segment: remove it from one of them, or join the two");
    else
      first = static_cast<int>(i);
  }
  if (first < 0 && kind)
    errors.add(draft.edges,
               fmt::format("side {} is '{}', but no {} touches it", name, edge, to_text(*kind)),
               fmt::format("add the side to a {}, or correct the edges", to_text(*kind)));
}

// A city may name half of a side only if the side belongs to another city: there both open on the
// side.
void check_shared_side(const TileDraft& draft, std::size_t city, int half, ErrorList& errors) {
  const std::vector<Segment>& segments = draft.tile.segments;
  for (std::size_t i = 0; i < segments.size(); ++i)
    if (i != city && segments[i].kind == SegmentKind::City && has_side(segments[i], half / 2))
      return;
  errors.add(draft.segments[city].touches,
             fmt::format("half side {} of a city lies on no side of another city",
                         half_name(draft.tile.shape, half)),
             "name the whole side, or give it to the other city whose side this one shares");
}

void check_half(const TileDraft& draft, int half, ErrorList& errors) {
  const Tile& tile = draft.tile;
  const char edge = tile.edges[static_cast<std::size_t>(half / 2)];
  const bool field_side = edge == 'f' || edge == 'r' || edge == 's';
  const std::string name = half_name(tile.shape, half);
  int first = -1;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (!has_half(tile.segments[i], half)) continue;
    const Place& place = draft.segments[i].touches;
    if (tile.segments[i].kind == SegmentKind::City) {
      check_shared_side(draft, i, half, errors);
      continue;
    }
    if (!field_side && edge != 'x')
      errors.add(place,
                 fmt::format("a field touches half side {}, but the edges '{}' say '{}' there",
                             name, tile.edges, edge),
                 "correct the edges or the field");
    else if (first >= 0)
      errors.add(place, fmt::format("half side {} stands twice, first in segment {}", name, first),
                 "a half side belongs to one field: remove it from one of them, or join the two");
    if (first < 0) first = static_cast<int>(i);
  }
  if (first < 0 && field_side)
    errors.add(draft.edges,
               fmt::format("half side {} is in no field, but the edges '{}' say '{}' there", name,
                           tile.edges, edge),
               "add the half side to a field, or correct the edges");
}

void check_adjoins(const TileDraft& draft, ErrorList& errors) {
  const std::vector<Segment>& segments = draft.tile.segments;
  for (std::size_t i = 0; i < segments.size(); ++i)
    for (const char letter : segments[i].adjoins) {
      const auto bearers =
          std::count_if(segments.begin(), segments.end(), [letter](const Segment& segment) {
            return segment.adjoins.find(letter) != std::string::npos;
          });
      if (bearers < 2)
        errors.add(draft.segments[i].segment, fmt::format("no other segment adjoins '{}'", letter),
                   "give the same letter to the segment that touches this one");
    }
}

}  // namespace

void check_edges(const TileDraft& draft, ErrorList& errors) {
  const Tile& tile = draft.tile;
  const std::size_t wanted = side_names(tile.shape).size();
  const std::size_t wrong = tile.edges.find_first_not_of(edge_order);
  if (wrong != std::string::npos)
    errors.add(draft.edges, fmt::format("'{}' in the edges is no edge", tile.edges[wrong]),
               "write c, f, r, s, x (inside a start piece), ? (not known) or * (fits anything)");
  else if (tile.edges.size() != wanted)
    errors.add(draft.edges,
               fmt::format("a {} has {} sides, but the edges have {}", to_text(tile.shape), wanted,
                           counted(static_cast<int>(tile.edges.size()), "letter")),
               "write one letter for each side, clockwise from the top");
  else if (const std::string least = least_turn(tile.edges);
           tile.shape == Shape::Square && least != tile.edges)
    errors.add(draft.edges, fmt::format("'{}' is not the least turn of these edges", tile.edges),
               fmt::format("write {} and turn the segments alike", least));
}

void check_sides(const TileDraft& draft, ErrorList& errors) {
  for (int side = 0; side < side_count(draft.tile.shape); ++side) check_side(draft, side, errors);
  for (int half = 0; half < 2 * side_count(draft.tile.shape); ++half)
    check_half(draft, half, errors);
  check_adjoins(draft, errors);
}

void check_tile(const TileDraft& draft, ErrorList& errors) {
  if (draft.tile.shape == Shape::Card) return;
  const std::size_t faults = errors.size();
  check_edges(draft, errors);
  if (errors.size() != faults || !interior_is_told(draft, errors)) return;
  check_sides(draft, errors);
  if (errors.size() == faults) check_fields(draft, errors);
}

}  // namespace cartulary::tiledb
