// English words for the four sides of a cell and for what a side shows.
//
//   side_words(Side::E);   // "east"
//   edge_words('c');       // "city"
#pragma once

#include <string_view>

#include "engine/tile/side.h"

namespace cartulary {

// "north", "east", "south", "west".
std::string_view side_words(Side side);

// The words for a letter of Tile::edges: "city", "field", "road", "river", "the inside of a start
// piece"; "not known" for any other letter. "not known" can only follow "is"; the others can also
// follow "shows".
std::string_view edge_words(char letter);

}  // namespace cartulary
