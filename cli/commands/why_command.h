// why: why a tile does not fit a hole, turn by turn.
//
//   cartulary why BA-15 'c?cf'      # which side blocks each of the four turns
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& why_command();

}  // namespace cartulary::cli
