// Words for the four sides of a cell and for what a side shows.
//
//   side_words(Side::E);   // "east"
//   edge_words('c');       // "city"
#pragma once

#include "engine/text/said.h"
#include "engine/tile/side.h"

namespace cartulary {

// "north", "east", "south", "west".
Said side_words(Side side);

// The words for a letter of Tile::edges: "city", "field", "road", "river", "the inside of a start
// piece"; "not known" for any other letter. "not known" can only follow "is"; the others can also
// follow "shows".
Said edge_words(char letter);

}  // namespace cartulary
