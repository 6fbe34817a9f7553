// dead: the edge codes that no tile has, and the sets that would provide them.
//
//   cartulary dead --sets base-game      # the holes that no tile of the base game fills
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& dead_command();

}  // namespace cartulary::cli
