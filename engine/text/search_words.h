// The words of a text as the search compares them: small letters without accents or umlauts,
// without English and German endings (one form for singular and plural), numbers as digits.
//
//   for (const SearchToken& token : search_tokens("Two farmers' Kühe"))
//     ... token.stem ...                             // "2", "farmer", "kuh"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

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
std::vector<SearchToken> search_tokens(std::string_view text);
// Those that are no function words, which then are gaps.
std::vector<SearchToken> telling_tokens(std::string_view text);

// Those of tokens already read.
std::vector<SearchToken> telling_tokens(std::vector<SearchToken> tokens);
// Whether a folded word says nothing by itself.
bool is_function_word(std::string_view word);

// Small letters without accents: "Straße" is "strasse". Latin letters alone are folded.
std::string folded(std::string_view text);

// The common form of a folded word: farm, farms; place, places, placed, placing.
std::string stem_of(std::string_view word);

// What a German writer without umlauts may mean: "buergermeister" is "burgermeister"; and the
// word without an ending of plural or case. Each is a folded word to look up, best first.
std::vector<std::string> german_forms(std::string_view word);

// What names are compared by, whatever their case, punctuation, function words and endings: "Inns &
// Cathedrals" and "inn and cathedral" are one.
std::string name_key(std::string_view name);
// The keys that a typed name may be meant for, the nearest first: its own, then those of German
// forms of its words ("Wirtshaeuser" for "Wirtshaus").
std::vector<std::string> name_keys(std::string_view name);

// The English word for a folded German one of questions, such as "eat" for "fressen"; empty for all
// others.
std::string_view english_of(std::string_view word);

// The word with each run of one letter as that letter: "abott" is "abot".
std::string without_runs(std::string_view word);

// Steps from one word to another: insert, delete, replace, swap neighbours; runs of one letter
// count as that letter ("abott" is "abbot"). `most` + 1 if there are more than `most`.
std::size_t slips_between(std::string_view a, std::string_view b, std::size_t most);

// How many slips are forgiven in a word, by its length; runs of one letter count as that letter.
std::size_t forgiven_slips(std::string_view word);

}  // namespace cartulary
