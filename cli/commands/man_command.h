// man: prints the manual page cartulary(1).
//
//   cartulary man | man -l -      # read it
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& man_command();

}  // namespace cartulary::cli
