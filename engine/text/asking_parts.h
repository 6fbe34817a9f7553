// Finds the part of a question that asks. The rest only describes the situation: "I have a pig on
// this farm. | May I move it?"
//
// Clauses end at punctuation. The sentences with a question mark ask; without one, the last clause
// that opens like a question does. Within a sentence, the clauses before the one that opens like a
// question describe the situation. A text in which nothing asks is asked as a whole.
//
//   asking_parts("I own two farms. Do both score?", tokens, language);
//       // one part: "Do both score"
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "engine/text/search_words.h"

namespace cartulary {

// A range of bytes in a text.
struct TextPart {
  std::size_t begin = 0;
  std::size_t end = 0;
  friend bool operator==(const TextPart&, const TextPart&) = default;
};

// The parts that ask, ascending; empty if there are no tokens. `tokens` are those of the text.
std::vector<TextPart> asking_parts(std::string_view text, std::span<const SearchToken> tokens,
                                   const SearchLanguage& language);

// Whether the token is in one of the parts of its text.
bool is_in(std::span<const TextPart> parts, const SearchToken& token);

// The tokens of the text that are in the parts that ask.
std::vector<SearchToken> asking_tokens(std::string_view text, const SearchLanguage& language);
// The same, for tokens that were already read.
std::vector<SearchToken> asking_tokens(std::string_view text, std::vector<SearchToken> tokens,
                                       const SearchLanguage& language);

}  // namespace cartulary
