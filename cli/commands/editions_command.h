// editions: a set printing by printing, showing only the differences.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& editions_command();

}  // namespace cartulary::cli
