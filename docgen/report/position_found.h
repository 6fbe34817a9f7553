// Describes in words what the engine finds on the board of a position.
//
//   found_words(position);    // "road on 2 tiles, not complete, 2 points: red 2", ...
#pragma once

#include <vector>

#include "engine/position/position.h"
#include "engine/text/said.h"

namespace cartulary::docgen {

// One sentence for each expectation of the position. The engine confirms them whenever the content
// is read. Empty if the position expects no more than that its tiles are placed legally.
std::vector<Said> found_words(const Position& position);

}  // namespace cartulary::docgen
