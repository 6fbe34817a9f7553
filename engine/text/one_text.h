// Texts joined at compile time, for tables of constants.
//
//   inline constexpr std::string_view fix = one_text<write, edition_texts::any>;
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace cartulary {

template <const std::string_view&... parts>
inline constexpr auto one_text_bytes = [] {
  std::array<char, (parts.size() + ...)> bytes{};
  auto at = bytes.begin();
  ((at = std::copy(parts.begin(), parts.end(), at)), ...);
  return bytes;
}();

template <const std::string_view&... parts>
inline constexpr std::string_view one_text{one_text_bytes<parts...>.data(),
                                           one_text_bytes<parts...>.size()};

}  // namespace cartulary
