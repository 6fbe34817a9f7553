#include "docgen/base/turned_tile.h"

#include <algorithm>
#include <array>

namespace cartulary::docgen {

namespace {

constexpr std::array<std::string_view, 8> compass = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

std::string turned_direction(std::string_view name, Rotation rotation) {
  const auto found = std::ranges::find(compass, name);
  if (found == compass.end()) return std::string(name);
  const auto index = static_cast<std::size_t>(found - compass.begin());
  return std::string(compass[(index + 2 * static_cast<std::size_t>(rotation)) % compass.size()]);
}

// The low `width` bits, one for each side or half side, rotated left by `steps`.
std::uint32_t moved_on(std::uint32_t bits, unsigned width, unsigned steps) {
  const std::uint32_t mask = (1U << width) - 1U;
  return (bits << steps | (bits & mask) >> (width - steps)) & mask;
}

void turn_symbol(Symbol& symbol, Rotation rotation) {
  if (symbol.name == "flier") symbol.detail = turned_direction(symbol.detail, rotation);
  // Only a whole wind rose records the direction of its north; a quarter keeps its name.
  const std::size_t at = symbol.detail.find('@');
  if (symbol.name == "wind-rose" && at != std::string::npos)
    symbol.detail = symbol.detail.substr(0, at + 1) +
                    turned_direction(std::string_view(symbol.detail).substr(at + 1), rotation);
}

}  // namespace

Tile turned_tile(const Tile& tile, Rotation rotation) {
  Tile turned = tile;
  if (tile.shape != Shape::Square || rotation == Rotation::R0) return turned;
  const auto steps = static_cast<unsigned>(rotation);
  if (turned.edges.size() == 4)
    std::rotate(turned.edges.begin(), turned.edges.end() - static_cast<int>(steps),
                turned.edges.end());
  for (Segment& segment : turned.segments) {
    segment.sides = moved_on(segment.sides, 4, steps);
    segment.halves = moved_on(segment.halves, 8, 2 * steps);
  }
  for (Symbol& symbol : turned.symbols) turn_symbol(symbol, rotation);
  return turned;
}

}  // namespace cartulary::docgen
