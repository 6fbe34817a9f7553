// What a question asks for by its small words: who, where, when, how many. They are function words
// for the search otherwise.
//
//   what_is_asked(search_tokens("Wer darf anfangen?", language), language)   // "?who", "?may"
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/text/search_words.h"

namespace cartulary {

// The terms that mean more than that entries ask the same.
inline constexpr std::string_view asks_may = "?may";
inline constexpr std::string_view asks_must = "?must";
inline constexpr std::string_view asks_then = "?then";
inline constexpr std::string_view asks_how_many = "?how-many";

// The terms, each once, in the order of the words: those of asked_names behind a "?". They are of
// the language.
std::vector<std::string_view> what_is_asked(std::span<const SearchToken> tokens,
                                            const SearchLanguage& language);

}  // namespace cartulary
