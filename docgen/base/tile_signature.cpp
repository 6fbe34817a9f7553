#include "docgen/base/tile_signature.h"

#include <algorithm>
#include <vector>

namespace cartulary::docgen {

namespace {

// The low `width` bits, rotated left by `steps`.
std::uint32_t turned(std::uint32_t bits, int width, int steps) {
  const std::uint32_t mask = width >= 32 ? ~0U : (1U << width) - 1U;
  if (steps == 0) return bits & mask;
  return ((bits << steps) | ((bits & mask) >> (width - steps))) & mask;
}

std::string segment_text(const Tile& tile, const Segment& segment, int turn, Symbols symbols) {
  const int sides = side_count(tile.shape);
  std::string text = std::string(to_text(segment.kind)) + ' ' +
                     std::to_string(turned(segment.sides, sides, turn)) + ' ' +
                     std::to_string(turned(segment.halves, 2 * sides, 2 * turn));
  std::vector<std::string> cities;
  for (const int city : segment.cities) {
    if (city < 0 || static_cast<std::size_t>(city) >= tile.segments.size()) continue;
    const Segment& bordered = tile.segments[static_cast<std::size_t>(city)];
    cities.push_back(std::to_string(turned(bordered.sides, sides, turn)));
  }
  std::sort(cities.begin(), cities.end());
  for (const std::string& city : cities) text += " c" + city;
  if (symbols == Symbols::With)
    text += " p" + std::to_string(segment.pennants) + " w" + std::to_string(segment.well) + " m" +
            std::to_string(segment.marks) + ' ' + segment.trade;
  return text;
}

std::string turned_text(const Tile& tile, int turn, Symbols symbols) {
  std::vector<std::string> parts;
  for (const Segment& segment : tile.segments)
    parts.push_back(segment_text(tile, segment, turn, symbols));
  if (symbols == Symbols::With)
    for (const Symbol& symbol : tile.symbols) parts.push_back(symbol.text());
  std::sort(parts.begin(), parts.end());
  std::string text;
  for (const std::string& part : parts) text += part + ';';
  return text;
}

}  // namespace

std::string tile_signature(const Tile& tile, Symbols symbols) {
  if (tile.interior == Interior::Unknown || tile.segments.empty()) return {};
  // Only a turn that keeps the edges can be the one that the other tile is stored in.
  const int turns = tile.shape == Shape::Square ? 4 : 1;
  std::string least;
  for (int turn = 0; turn < turns; ++turn) {
    std::string edges = tile.edges;
    std::rotate(edges.begin(), edges.end() - turn, edges.end());
    if (edges != tile.edges) continue;
    std::string text = turned_text(tile, turn, symbols);
    if (least.empty() || text < least) least = std::move(text);
  }
  return std::string(to_text(tile.shape)) + ' ' + tile.edges + ' ' + least;
}

}  // namespace cartulary::docgen
