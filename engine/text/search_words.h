// The words of a text as the search compares them: small letters without accents or umlauts,
// without English endings (one form for singular and plural), numbers as digits. What is a function
// word, a number or a form that no ending tells stands in the SearchLanguage.
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

// What stands between two words of a text.
enum class SearchGap { None, FunctionWords, Punctuation };

struct SearchToken {
  std::string word;  // folded, as it stands
  std::string stem;
  std::size_t begin = 0;  // bytes in the text
  std::size_t end = 0;
  bool function_word = false;       // says nothing by itself: "can", "the", "when"
  SearchGap gap = SearchGap::None;  // before it
};

// In the order of the text. Any bytes may come; those that are no UTF-8 part words.
std::vector<SearchToken> search_tokens(std::string_view text, const SearchLanguage& language);
// Those that are no function words, which then are gaps.
std::vector<SearchToken> telling_tokens(std::string_view text, const SearchLanguage& language);

// Those of tokens already read.
std::vector<SearchToken> telling_tokens(std::vector<SearchToken> tokens);

// Small letters without accents: "Straße" is "strasse". Latin letters alone are folded.
std::string folded(std::string_view text);

// The common form of a folded word: farm, farms; place, places, placed, placing.
std::string stem_of(std::string_view word, const SearchLanguage& language);

// What a writer may mean in another spelling of the language: "buergermeister" is "burgermeister";
// and the word without one of its endings. Each is a folded word to look up, best first.
std::vector<std::string> other_forms(std::string_view word, const SearchLanguage& language);

// What names are compared by, whatever their case, punctuation, function words and endings: "Inns &
// Cathedrals" and "inn and cathedral" are one.
std::string name_key(std::string_view name, const SearchLanguage& language);
// The keys that a typed name may be meant for, the nearest first: its own, then those of other
// forms of its words ("Wirtshaeuser" for "Wirtshaus").
std::vector<std::string> name_keys(std::string_view name, const SearchLanguage& language);

// The word with each run of one letter as that letter: "abott" is "abot".
std::string without_runs(std::string_view word);

// Steps from one word to another: insert, delete, replace, swap neighbours; runs of one letter
// count as that letter ("abott" is "abbot"). `most` + 1 if there are more than `most`.
std::size_t slips_between(std::string_view a, std::string_view b, std::size_t most);

// How many slips are forgiven in a word, by its length; runs of one letter count as that letter.
std::size_t forgiven_slips(std::string_view word);

}  // namespace cartulary
