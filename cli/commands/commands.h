// The commands of cartulary. Each is defined in the file of its name, such as fit_command.cpp for
// fit.
//
//   return run(all_commands(), args, world);
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

Commands all_commands();

}  // namespace cartulary::cli
