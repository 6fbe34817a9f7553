// NamesAbroad: names of sets and elements in languages other than English and German. The search
// looks here for words that it knows in neither of these two.
//
// Owns its text. Immutable.
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

  // The names as listed, and also without their leading article.
  const SearchNames& whole() const { return whole_; }
  // The concepts of the names that contain the folded word, in any of its forms. Elements come
  // before sets: sets are returned only if no element matches. Empty for short words and for words
  // that occur in names of many things.
  std::span<const std::string> meaning_of_part(std::string_view word) const;
  // Like meaning_of_part(), but allows one typing error: "locanda" for "locande".
  std::span<const std::string> meaning_near(std::string_view word) const;

 private:
  NamesAbroad(const std::vector<SearchName>& names, const SearchLanguage& language);

  using Meanings = std::map<std::string, std::vector<std::string>, std::less<>>;

  SearchNames whole_;
  Meanings parts_;  // by folded word
  Meanings by_stem_;
};

}  // namespace cartulary
