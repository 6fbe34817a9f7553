// What Latin letters are without their accents, as Unicode has the letters: "é" is "e", "ß" is
// "ss". The table lives for ever.
//
//   letter_folds()[0xE9 - first_folded];      // "e"
#pragma once

#include <span>
#include <string_view>

namespace cartulary {

inline constexpr char32_t first_folded = 0xC0;     // of letter_folds()
std::span<const std::string_view> letter_folds();  // [c - first_folded]; "": parts words

}  // namespace cartulary
