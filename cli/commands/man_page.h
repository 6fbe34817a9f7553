// The manual page cartulary(1), made from the table of commands.
#pragma once

#include <string>

namespace cartulary::cli {

// In the macros of man(7).
std::string man_page();

}  // namespace cartulary::cli
