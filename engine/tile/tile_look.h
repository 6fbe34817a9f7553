// Words that players use for the look of a tile and that its description does not contain.
//
//   look_of(*catalog.find_tile("BA-24"));      // "four roads junction crossing crossroads"
#pragma once

#include <string>
#include <string_view>

#include "engine/tile/tile.h"

namespace cartulary {

// In English and lower case. Empty for cards and for tiles whose interior is unknown.
std::string look_of(const Tile& tile);

// Whether the word is a number that look_of() may use: "two", "three" ...
bool counts_of_look(std::string_view word);

}  // namespace cartulary
