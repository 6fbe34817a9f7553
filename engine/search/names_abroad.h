// NamesAbroad: what sets and elements are called in the languages that are searched beside English
// and German, for words that neither of these two has.
//
// Owns its text; does not change once made.
//
//   NamesAbroad abroad(guides.names, catalog.language());
//   abroad.whole().longest_at(tokens, 0);       // of "hostinec": 1 token, "@inn"
//   abroad.meaning_of_part("auberge");          // of "Auberge au lac": "@inn"
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/foreign_name.h"
#include "engine/search/search_names.h"

namespace cartulary {

class NamesAbroad {
 public:
  NamesAbroad(std::span<const ForeignName> names, const SearchLanguage& language);

  // The names as they are, and without an article before them.
  const SearchNames& whole() const { return whole_; }
  // The concepts of the names of several words of which the folded word is one, in whatever form:
  // of elements, or where none has it of sets. None of short words, and of those in many names.
  std::span<const std::string> meaning_of_part(std::string_view word) const;
  // The same of a word with one slip, also of names of one word: "locanda" for "locande".
  std::span<const std::string> meaning_near(std::string_view word) const;

 private:
  NamesAbroad(const std::vector<SearchName>& names, const SearchLanguage& language);

  using Meanings = std::map<std::string, std::vector<std::string>, std::less<>>;

  SearchNames whole_;
  Meanings parts_;  // by folded word
  Meanings by_stem_;
};

}  // namespace cartulary
