// The words for the four sides of a cell, and for what a side shows.
//
//   side_words(Side::E);   // "east"
//   edge_words('c');       // "city"
#pragma once

#include <string_view>

#include "engine/tile/side.h"

namespace cartulary {

// "north", "east", "south", "west".
std::string_view side_words(Side side);

// What the letter of a stored edge stands for: "city", "field", "road", "river", "the inside of a
// start piece"; "not known" for all else. The last goes after "is", the others after "shows" too.
std::string_view edge_words(char letter);

}  // namespace cartulary
