// Splits a text into words in the form that the search compares: lower case without accents or
// umlauts, without English endings (singular and plural are the same), and with numbers as digits.
// The SearchLanguage knows the function words, number words and irregular forms.
//
//   for (const SearchToken& token : search_tokens("Two farmers' Kühe", language))
//     ... token.stem ...                             // "2", "farmer", "kuh"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/search_language.h"

namespace cartulary {

// What separates two words of a text, in ascending order of strength.
enum class SearchGap { None, FunctionWords, Punctuation };

struct SearchToken {
  std::string word;  // folded
  std::string stem;
  std::size_t begin = 0;  // byte offsets in the text
  std::size_t end = 0;
  bool function_word = false;       // has no meaning alone: "can", "the", "when"
  SearchGap gap = SearchGap::None;  // before this token
};

// The words in the order of the text. Any bytes are accepted; invalid UTF-8 separates words.
std::vector<SearchToken> search_tokens(std::string_view text, const SearchLanguage& language);
// The words that are not function words. Those left out become gaps.
std::vector<SearchToken> content_tokens(std::string_view text, const SearchLanguage& language);

// The same, for tokens that were already read.
std::vector<SearchToken> content_tokens(std::vector<SearchToken> tokens);

// Lower case without accents: "Straße" becomes "strasse". Only Latin letters are folded.
std::string folded(std::string_view text);

// The common form of a folded word: farm and farms; place, places, placed and placing.
std::string stem_of(std::string_view word, const SearchLanguage& language);

// A folded text in the plain spelling of the languages: "buerger" becomes "burger".
std::string plainly_spelled(std::string_view text, const SearchLanguage& language);

// Folded words that the writer may have meant, best first: the word in the plain spelling of the
// language ("buergermeister" becomes "burgermeister"), then both without one of its endings.
std::vector<std::string> other_forms(std::string_view word, const SearchLanguage& language);

// The key by which names are compared. It ignores case, punctuation, function words and endings:
// "Inns & Cathedrals" and "inn and cathedral" have the same key.
std::string name_key(std::string_view name, const SearchLanguage& language);
// The keys that a typed name may stand for, nearest first: its own key, then those of other forms
// of its words ("Wirtshaeuser" for "Wirtshaus").
std::vector<std::string> name_keys(std::string_view name, const SearchLanguage& language);

// The word with each run of a letter reduced to one: "abott" becomes "abot".
std::string without_runs(std::string_view word);

// The number of edits between two words: insert, delete, replace, swap neighbours. Runs of a letter
// count as one letter, so "abott" equals "abbot". Returns `most` + 1 if there are more than `most`.
std::size_t slips_between(std::string_view a, std::string_view b, std::size_t most);

// The number of typing errors that are forgiven in a word: 0 below 4 letters, 1 below 7, else 2.
// Runs of a letter count as one letter.
std::size_t forgiven_slips(std::string_view word);

}  // namespace cartulary
