// Completion scripts of the shells, made from the table of commands.
//
// Names of sets are asked from the program itself (`cartulary sets --csv`) while completing, so
// a script need not be made again when the content changes.
#pragma once

#include <string>

namespace cartulary::cli {

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

}  // namespace cartulary::cli
