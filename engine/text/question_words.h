// What a question asks for by its small words: who, where, when, how many. They are function words
// for the search otherwise.
//
//   what_is_asked(search_tokens("Wer darf anfangen?"))   // "?who"
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/text/search_words.h"

namespace cartulary {

// The terms, each once, in the order of the words.
std::vector<std::string_view> what_is_asked(std::span<const SearchToken> tokens);

}  // namespace cartulary
