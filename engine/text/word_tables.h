// The tables behind the words of the search (search_words.h). They live for ever.
//
//   number_words()[2];      // "two"
#pragma once

#include <span>
#include <string_view>

namespace cartulary {

// "drawn" is a form of "draw".
struct IrregularWord {
  std::string_view form;
  std::string_view word;
};

std::span<const std::string_view> function_words();  // sorted, folded
std::span<const IrregularWord> irregular_words();    // sorted by form
std::span<const std::string_view> number_words();    // [n] is the word for n
inline constexpr char32_t first_folded = 0xC0;       // of letter_folds()
std::span<const std::string_view> letter_folds();    // [c - first_folded]; "": parts words

}  // namespace cartulary
