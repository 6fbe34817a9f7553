#include "engine/tile/side_words.h"

#include <array>

namespace cartulary {

std::string_view side_words(Side side) {
  constexpr std::array<std::string_view, 4> words = {"north", "east", "south", "west"};
  return words[index(side)];
}

std::string_view edge_words(char letter) {
  switch (letter) {
    case 'c':
      return "city";
    case 'f':
      return "field";
    case 'r':
      return "road";
    case 's':
      return "river";
    case 'x':
      return "the inside of a start piece";
    default:
      return "not known";
  }
}

}  // namespace cartulary
