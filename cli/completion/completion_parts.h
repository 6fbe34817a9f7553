// What completion_bash, completion_zsh and completion_fish have in common: the options of a
// command, the names of commands, and texts quoted for a shell.
//
//   command_names(all_commands(), " ");     // "fit why dead ..."
//   brief("sets you play with: ids");       // "sets you play with"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/line/command.h"

namespace cartulary::cli {

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
