// build: writes the database from content without faults.
//
//   cartulary build --content content      # cartulary.db beside the program
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& build_command();

}  // namespace cartulary::cli
