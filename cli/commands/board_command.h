// board: the holes of a board, the tiles that fit and their chances, and the points of its
// features.
//
//   cartulary board game.jcz --hidden 6      # holes, chances and points of a saved game
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& board_command();

}  // namespace cartulary::cli
