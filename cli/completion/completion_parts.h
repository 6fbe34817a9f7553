// Parts shared by the completion scripts of all shells.
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
