// SearchNames: the names of things, of one word or several, and what they mean. "Coat of arms"
// and "shield" are both the pennant.
//
// Owns its text; does not change once made.
//
// Function words do not count where the name has some too: "tile that does not fit" is met by "the
// tile doesn't fit", but no bridge tile by "a bridge when the tile fits".
//
//   SearchNames names(search_names(catalog, rulebook), catalog.language());
//   for (const FoundName& found : names.all_in(telling_tokens("a coat of arms", language))) ...
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/search/search_vocabulary.h"
#include "engine/text/search_words.h"

namespace cartulary {

// A name in a row of tokens.
struct FoundName {
  std::size_t first = 0;  // its first token
  std::size_t count = 0;  // of tokens
  const std::vector<std::string>* concepts = nullptr;
};

class SearchNames {
 public:
  SearchNames(std::span<const SearchName> names, SearchLanguage language);
  SearchNames(const SearchNames&) = delete;
  SearchNames& operator=(const SearchNames&) = delete;

  // Every name that stands in the tokens, also within a longer one. Here and below tokens are
  // telling_tokens.
  std::vector<FoundName> all_in(std::span<const SearchToken> tokens) const;
  // The longest name that begins at the token; count 0 if there is none.
  FoundName longest_at(std::span<const SearchToken> tokens, std::size_t first) const;
  // The concepts of the names whose first words are the tokens and whose last begins as the last
  // token does, for a word that is still typed.
  std::vector<std::string> begun_with(std::span<const SearchToken> tokens) const;
  // What the whole text means; empty if it is no name.
  std::span<const std::string> meaning_of(std::string_view text) const;
  // The same of one folded word, in whatever form.
  std::span<const std::string> meaning_of_word(std::string_view word) const;
  // The same of its stem; none of a function word.
  std::span<const std::string> meaning_of_token(const SearchToken& token) const;

  struct Meaning {
    std::vector<std::string> concepts;
    std::uint32_t gaps = 0;  // bit n: function words may stand before its word n
  };
  using Table = std::map<std::string, Meaning, std::less<>>;
  // By stems joined by a blank.
  const Table& table() const { return table_; }

  // By whose words the names are read.
  const SearchLanguage& language() const { return language_; }

 private:
  std::span<const std::string> meaning_under(std::string_view key) const;

  SearchLanguage language_;
  Table table_;
  std::unordered_map<std::string_view, const Meaning*> by_key_;  // of table_, found faster
  std::unordered_map<std::string, std::size_t> longest_;         // by first stem, in tokens
};

}  // namespace cartulary
