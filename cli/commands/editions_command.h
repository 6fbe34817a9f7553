// `cartulary editions`: a set printing by printing, only what differs.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& editions_command();

}  // namespace cartulary::cli
