// words: English and German names, looked up in either direction.
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& words_command();

}  // namespace cartulary::cli
