#include "engine/tile/tile_look.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::array<std::string_view, 4> numbers = {"one", "two", "three", "four"};

// Pieces of several squares have more sides, but nobody searches for those numbers.
std::string_view number_word(int number) {
  const bool known = number >= 1 && static_cast<std::size_t>(number) <= numbers.size();
  return known ? numbers[static_cast<std::size_t>(number - 1)] : std::string_view("many");
}

int sides_of_segment(const Segment& segment) {
  return std::popcount(segment.sides);
}

void add_city(const Segment& segment, std::string& look) {
  const int sides = sides_of_segment(segment);
  add_item(look, number_word(sides), " ");
  add_item(look, sides == 1 ? "side" : "sides", " ");
}

// Joins north and south, or east and west, of a square.
bool leads_straight(const Segment& road) {
  return road.sides == 0b0101U || road.sides == 0b1010U;
}

}  // namespace

bool counts_of_look(std::string_view word) {
  return std::ranges::find(numbers, word) != numbers.end();
}

std::string look_of(const Tile& tile) {
  std::string look;
  int ends = 0;
  for (const Segment& segment : tile.segments) {
    if (segment.kind == SegmentKind::City) add_city(segment, look);
    if (segment.kind != SegmentKind::Road) continue;
    if (sides_of_segment(segment) == 1) ++ends;
    if (tile.shape == Shape::Square && sides_of_segment(segment) == 2)
      add_item(look, leads_straight(segment) ? "straight" : "curve curved bend", " ");
  }
  if (ends < 3) return look;
  add_item(look, number_word(ends), " ");
  add_item(look, ends == 3 ? "roads junction crossing fork" : "roads junction crossing crossroads",
           " ");
  return look;
}

}  // namespace cartulary
