// The completion script for zsh, generated from the table of commands.
//
// The script asks the program itself for the names of sets (`cartulary sets --csv`), so it need not
// be generated again when the content changes.
//
//   call.print(zsh_completion(all_commands()));
#pragma once

#include <string>

#include "cli/line/command.h"

namespace cartulary::cli {

std::string zsh_completion(Commands commands);

}  // namespace cartulary::cli
