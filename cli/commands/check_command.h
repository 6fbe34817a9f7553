// check: reports every fault of the content, or that there is none.
//
//   cartulary check --content content      # file:line:column: what is wrong
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& check_command();

}  // namespace cartulary::cli
