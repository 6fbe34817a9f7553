// How players speak of the look of a tile, in words that its description does not have.
//
//   look_of(*catalog.find_tile("BA-24"));      // "four roads junction crossing crossroads"
#pragma once

#include <string>
#include <string_view>

#include "engine/tile/tile.h"

namespace cartulary {

// Small letters, English. Empty for tiles of whose inside nothing is known, and for cards.
std::string look_of(const Tile& tile);

// Whether the word is a number that it tells: "two", "three" ...
bool counts_of_look(std::string_view word);

}  // namespace cartulary
