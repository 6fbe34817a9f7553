// game: a group's own game.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& game_command();

}  // namespace cartulary::cli
