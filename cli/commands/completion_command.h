// completion: the completion script of a shell.
//
//   cartulary completion bash > ~/.cartulary.bash      # commands, options, names of sets
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& completion_command();

}  // namespace cartulary::cli
