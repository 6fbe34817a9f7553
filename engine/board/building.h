// Buildings: features that count the tiles around them, which are cloisters and their kin, gardens,
// abbeys and castles.
//
//   for (const Feature& building : buildings_on(board, piece)) ... building.points_now
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"

namespace cartulary {

// The buildings on one piece of the board, by kind.
std::vector<Feature> buildings_on(const Board& board, int piece);

}  // namespace cartulary
