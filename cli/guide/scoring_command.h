// scoring: what scores in a game, and how many points.
//
//   cartulary scoring --sets base-game,tower --when after
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& scoring_command();

}  // namespace cartulary::cli
