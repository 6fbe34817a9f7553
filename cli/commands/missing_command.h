// missing: the pieces that a counted box lacks or has too many of.
//
//   cartulary missing IC@C2 counted.txt      # lines such as "cfrf 3"
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& missing_command();

}  // namespace cartulary::cli
