// The completion script for fish, generated from the table of commands.
//
// The script asks the program itself for the names of sets (`cartulary sets --csv`), so it need not
// be generated again when the content changes.
//
//   call.print(fish_completion(all_commands()));
#pragma once

#include <string>

#include "cli/line/command.h"

namespace cartulary::cli {

std::string fish_completion(Commands commands);

}  // namespace cartulary::cli
