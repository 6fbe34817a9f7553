// The words of a query as a question: which they are, and how they are meant.
//
//   plain_words(query.root);                          // "does the dragon eat the fairy?"
//   asks_a_question("does it eat the fairy?", 2, language);     // true
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/bag/query.h"
#include "engine/text/search_language.h"

namespace cartulary {

// All words of a query of nothing but words, grouped or not; empty for all others.
std::string plain_words(const QueryNode& root);

// Whether parentheses stand in the query.
bool has_groups(const QueryNode& root);

// Makes words of the phrases that stand between words; whether there were any.
bool loosen_phrases(QueryNode& root);

// Whether the last word may be the beginning of one.
bool ends_in_a_word(std::string_view query);

// By a question mark, or words such as "can" and "when" beside others; `slots`: the telling words.
bool sounds_like_a_question(std::string_view words, std::size_t slots,
                            const SearchLanguage& language);
// The same, or by many telling words.
bool asks_a_question(std::string_view words, std::size_t slots, const SearchLanguage& language);

// Whether a yes or no to the question is one to the words as well: both ask "may I", both "must I",
// or neither, with or without a "not", and neither asks for a thing; and the words offer no choice.
bool same_yes_or_no(std::string_view words, std::string_view question,
                    const SearchLanguage& language);

}  // namespace cartulary
