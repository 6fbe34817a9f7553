// Tests on a query before it is searched: which plain words it consists of, whether they sound like
// a question, and whether it asks the same yes-or-no question as a record does.
//
// A question is searched differently: in it, `or` is an ordinary word and parentheses mean nothing.
//
//   sounds_like_a_question("can I move my pig", tokens, slots);     // true: "can"
//   sounds_like_a_question("big box", tokens, slots);               // false
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "engine/query/query.h"
#include "engine/text/search_language.h"
#include "engine/text/search_words.h"

namespace cartulary {

// All words of a query that consists of words only, grouped or not; empty for any other query.
std::string plain_words(const QueryNode& root);

// Whether the query contains parentheses.
bool has_groups(const QueryNode& root);

// Turns quoted phrases into plain words if they occur next to plain words. Returns whether there
// were any.
bool loosen_phrases(QueryNode& root);

// Whether the query ends in a letter or digit, so that its last word may be unfinished.
bool ends_in_a_word(std::string_view query);

// True for words with a question mark, and for two or more significant words with a function word
// such as "can" or "when". `tokens` are those of the words, `slots` the number of significant
// words.
bool sounds_like_a_question(std::string_view words, std::span<const SearchToken> tokens,
                            std::size_t slots);
// Like sounds_like_a_question(), but also true if there are many significant words.
bool asks_a_question(std::string_view words, std::span<const SearchToken> tokens,
                     std::size_t slots);

// Whether the yes or no that answers `question` also answers a query that asks by these words; see
// asking_tokens(). Both must ask "may I", or both "must I", or neither of these; both must be
// negated or neither; neither may ask for a thing; and the query must not offer a choice.
bool same_yes_or_no(std::span<const SearchToken> asked, std::string_view question,
                    const SearchLanguage& language);

}  // namespace cartulary
