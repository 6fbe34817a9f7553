// guide: one complete guide.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& guide_command();

}  // namespace cartulary::cli
