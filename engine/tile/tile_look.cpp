#include "engine/tile/tile_look.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include "engine/text/text.h"
#include "engine/text/word_lists.h"

namespace cartulary {
namespace {

// "one", "two" ...
const std::vector<std::string_view>& counting_words() {
  static const std::vector<std::string_view> words = split(english_words("look.numbers"), ' ');
  return words;
}

// Pieces of several squares have more sides, but nobody searches for those numbers.
std::string_view number_word(int number) {
  const auto place = static_cast<std::size_t>(number - 1);
  return place < counting_words().size() ? counting_words()[place] : english_words("look.more");
}

int sides_of_segment(const Segment& segment) {
  return std::popcount(segment.sides);
}

void add_city(const Segment& segment, std::string& look) {
  const int sides = sides_of_segment(segment);
  add_item(look, number_word(sides), " ");
  add_item(look, english_words(sides == 1 ? "look.city-side" : "look.city-sides"), " ");
}

// Joins north and south, or east and west, of a square.
bool leads_straight(const Segment& road) {
  return road.sides == 0b0101U || road.sides == 0b1010U;
}

}  // namespace

bool counts_of_look(std::string_view word) {
  return std::ranges::find(counting_words(), word) != counting_words().end();
}

std::string look_of(const Tile& tile) {
  std::string look;
  int ends = 0;
  for (const Segment& segment : tile.segments) {
    if (segment.kind == SegmentKind::City) add_city(segment, look);
    if (segment.kind != SegmentKind::Road) continue;
    if (sides_of_segment(segment) == 1) ++ends;
    if (tile.shape == Shape::Square && sides_of_segment(segment) == 2)
      add_item(look,
               english_words(leads_straight(segment) ? "look.straight-road" : "look.curved-road"),
               " ");
  }
  if (ends < 3) return look;
  add_item(look, number_word(ends), " ");
  add_item(look, english_words(ends == 3 ? "look.three-roads" : "look.more-roads"), " ");
  return look;
}

}  // namespace cartulary
