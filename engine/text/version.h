// The version of the program, one place for all that print it.
#pragma once

#include <string_view>

namespace cartulary {

inline constexpr std::string_view program_version = CARTULARY_VERSION;

}  // namespace cartulary
