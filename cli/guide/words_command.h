// `cartulary words`: English and German names, both ways.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& words_command();

}  // namespace cartulary::cli
