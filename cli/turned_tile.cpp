#include "cli/turned_tile.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cartulary {
namespace {

std::uint32_t turned_bits(std::uint32_t bits, unsigned by, unsigned round) {
  const std::uint32_t all = (1U << round) - 1U;
  return ((bits & all) << by | (bits & all) >> (round - by)) & all;
}

std::string turned_point(const std::string& detail, unsigned turns) {
  static constexpr std::array<std::string_view, 8> points = {"N", "NE", "E", "SE",
                                                             "S", "SW", "W", "NW"};
  const auto found = std::find(points.begin(), points.end(), detail);
  if (found == points.end()) return detail;
  const auto index = static_cast<std::size_t>(found - points.begin());
  return std::string(points[(index + 2 * turns) % points.size()]);
}

}  // namespace

Tile turned_tile(const Tile& tile, Rotation rotation) {
  Tile result = tile;
  const auto turns = static_cast<unsigned>(rotation);
  if (tile.shape != Shape::Square || tile.edges.size() != 4) return result;
  std::rotate(result.edges.begin(), result.edges.end() - static_cast<std::ptrdiff_t>(turns),
              result.edges.end());
  for (Segment& segment : result.segments) {
    segment.sides = turned_bits(segment.sides, turns, 4);
    segment.halves = turned_bits(segment.halves, 2 * turns, 8);
  }
  for (Symbol& symbol : result.symbols) symbol.detail = turned_point(symbol.detail, turns);
  return result;
}

}  // namespace cartulary
