// Finds what a question asks for by its small words: who, where, when, how many. Elsewhere the
// search ignores these as function words.
//
//   what_is_asked(search_tokens("Wer darf anfangen?", language), language);   // "?who", "?may"
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/text/search_words.h"

namespace cartulary {

// The terms with a meaning of their own; the others only show whether entries ask the same.
inline constexpr std::string_view asks_may = "?may";
inline constexpr std::string_view asks_must = "?must";
inline constexpr std::string_view asks_then = "?then";
inline constexpr std::string_view asks_how_many = "?how-many";

// The terms of the question, each once, in the order of its words: "?" and one of asked_names. The
// views point into `language`.
std::vector<std::string_view> what_is_asked(std::span<const SearchToken> tokens,
                                            const SearchLanguage& language);

}  // namespace cartulary
