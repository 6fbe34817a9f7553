// board: the holes of a board, what fits them and will come, and what its features score.
//
//   cartulary board game.jcz --hidden 6      # holes, chances and points of a saved game
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& board_command();

}  // namespace cartulary::cli
