// The version of the program, and the licence of the content: its short name, title and address.
#pragma once

#include <string_view>

namespace cartulary {

inline constexpr std::string_view program_version = CARTULARY_VERSION;

// The licence of the content (texts and data), not of the program. LICENSE-content states its
// terms.
inline constexpr std::string_view content_licence = "CC-BY-4.0";
inline constexpr std::string_view content_licence_title =
    "Creative Commons Attribution 4.0 International";
inline constexpr std::string_view content_licence_url =
    "https://creativecommons.org/licenses/by/4.0/";

}  // namespace cartulary
