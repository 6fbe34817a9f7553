// What the engine finds on the board of a position, in words.
//
//   found_words(position);    // "road on 2 tiles, not complete, 2 points: red 2", ...
#pragma once

#include <string>
#include <vector>

#include "engine/position/position.h"

namespace cartulary::docgen {

// A sentence for each thing that is expected of the position, which is found whenever its content
// is read. Empty if nothing is expected but that the tiles may lie so.
std::vector<std::string> found_words(const Position& position);

}  // namespace cartulary::docgen
