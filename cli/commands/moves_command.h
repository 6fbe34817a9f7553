// The commands `moves` and `judge`: what may be done on a table now, and whether a move is allowed.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& moves_command();
const Command& judge_command();

}  // namespace cartulary::cli
