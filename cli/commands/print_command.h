// print: printable references for the chosen boxes, as PDF or HTML.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& print_command();

}  // namespace cartulary::cli
