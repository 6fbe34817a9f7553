// The manual page cartulary(1), generated from the table of commands.
#pragma once

#include <string>

namespace cartulary::cli {

// Written in the macros of man(7).
std::string man_page();

}  // namespace cartulary::cli
