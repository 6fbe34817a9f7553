#include "engine/tile/side_words.h"

#include <array>
#include <string_view>

namespace cartulary {

Said side_words(Side side) {
  constexpr std::array<std::string_view, 4> words = {"tile-words.north", "tile-words.east",
                                                     "tile-words.south", "tile-words.west"};
  return said(words[index(side)]);
}

Said edge_words(char letter) {
  switch (letter) {
    case 'c':
      return said("word.city");
    case 'f':
      return said("word.field");
    case 'r':
      return said("word.road");
    case 's':
      return said("word.river");
    case 'x':
      return said("why.start-piece-inside");
    default:
      return said("word.not-known");
  }
}

}  // namespace cartulary
