// The completion scripts of shells, generated from the table of commands; each is defined in the
// file of its name.
//
// A script asks the program itself for the names of sets (`cartulary sets --csv`), so it need not
// be generated again when the content changes.
//
//   call.print(bash_completion(all_commands()));
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/line/command.h"

namespace cartulary::cli {

std::string bash_completion(Commands commands);
std::string fish_completion(Commands commands);
std::string zsh_completion(Commands commands);

// What the scripts have in common (completion.cpp).

// The options of one command, its own first, then the common ones.
std::vector<const OptionRow*> options_of(const Command& command);
// Every option of any command, without repeats.
std::vector<const OptionRow*> all_options(Commands commands);
std::string command_names(Commands commands, std::string_view separator);

// The help up to its first `;` or `:`, as one line of a menu.
std::string_view brief(std::string_view help);

// Text to put between single quotes; each single quote in it becomes `quote`.
std::string quotable(std::string_view text, std::string_view quote);

}  // namespace cartulary::cli
