// turn: the order of play for the chosen sets.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& turn_command();

}  // namespace cartulary::cli
