// The completion scripts of shells, generated from the table of commands; each is defined in the
// file of its name.
//
// A script asks the program itself for the names of sets (`cartulary sets --csv`), so it need not
// be generated again when the content changes.
//
//   call.print(bash_completion(all_commands()));
#pragma once

#include <string>

#include "cli/line/command.h"

namespace cartulary::cli {

std::string bash_completion(Commands commands);
std::string fish_completion(Commands commands);
std::string zsh_completion(Commands commands);

}  // namespace cartulary::cli
