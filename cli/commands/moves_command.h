// moves and judge: the legal moves on a board, and whether one move is allowed.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& moves_command();
const Command& judge_command();

}  // namespace cartulary::cli
