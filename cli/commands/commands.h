// The commands of cartulary. Each is told and done in the file of its name, fit in fit_command.cpp.
//
//   return run(all_commands(), args, world);
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

Commands all_commands();

}  // namespace cartulary::cli
