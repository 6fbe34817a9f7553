// figures: the figures, and what each can do.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& figures_command();

}  // namespace cartulary::cli
