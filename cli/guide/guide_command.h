// `cartulary guide`: one guide whole.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& guide_command();

}  // namespace cartulary::cli
