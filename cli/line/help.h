// The texts of --help, generated from the table of commands: the main help, and the help of each
// command.
//
//   usage_line(fit);      // "cartulary fit PATTERN [SELECTION] [ODDS] [--csv]"
#pragma once

#include <cstddef>
#include <string>

#include "cli/line/command.h"
#include "cli/terminal/terminal.h"

namespace cartulary::cli {

// The main help: the question that the program answers, the commands, and where to read more.
std::string top_help(Commands commands, std::size_t width, const Style& style);

// The help of one command: usage, arguments, options in groups, examples.
std::string command_help(const Command& command, std::size_t width, const Style& style);

// "cartulary fit PATTERN [SELECTION] [ODDS] [--csv]".
std::string usage_line(const Command& command);

}  // namespace cartulary::cli
