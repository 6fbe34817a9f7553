// The completion script for zsh, made from the table of commands.
//
// Names of sets are asked from the program itself (`cartulary sets --csv`) while completing, so
// the script need not be made again when the content changes.
//
//   call.print(zsh_completion(all_commands()));
#pragma once

#include <string>

#include "cli/line/command.h"

namespace cartulary::cli {

std::string zsh_completion(Commands commands);

}  // namespace cartulary::cli
