// diff: what changed in the data from one database to another.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& diff_command();

}  // namespace cartulary::cli
