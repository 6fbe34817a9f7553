// What the completion scripts of all shells are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/line/command.h"

namespace cartulary::cli {

// The options of one command, its own first, then the common ones.
std::vector<const OptionRow*> options_of(const Command& command);
// Every option of any command, once.
std::vector<const OptionRow*> all_options(Commands commands);
std::string command_names(Commands commands, std::string_view separator);

// The help up to its first `;` or `:`, one line for a menu.
std::string_view brief(std::string_view help);

// Text for between single quotes; `quote` stands for each single quote in it.
std::string quotable(std::string_view text, std::string_view quote);

}  // namespace cartulary::cli
