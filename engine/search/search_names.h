// SearchNames: the names of things, of one or several words, and the concepts they stand for. "Coat
// of arms" and "shield" are both the pennant.
//
// Owns its text. Immutable.
//
// Function words and punctuation between the words of a name match only where the name has them.
// "Tile that does not fit" matches "the tile doesn't fit", and "Count, King and Robber" is found
// with its comma. But "a bridge when the tile fits" is not a bridge tile.
//
//   SearchNames names(search_names(catalog, rulebook), catalog.language());
//   for (const FoundName& found : names.all_in(content_tokens("a coat of arms", language))) ...
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

// A name found in a sequence of tokens.
struct FoundName {
  std::size_t first = 0;  // index of its first token
  std::size_t count = 0;  // number of tokens
  const std::vector<std::string>* concepts = nullptr;
};

class SearchNames {
 public:
  SearchNames(std::span<const SearchName> names, SearchLanguage language);
  SearchNames(const SearchNames&) = delete;
  SearchNames& operator=(const SearchNames&) = delete;

  // Every name in the tokens, including names inside longer ones. Here and below, tokens come from
  // content_tokens().
  std::vector<FoundName> all_in(std::span<const SearchToken> tokens) const;
  // The longest name that begins at token `first`; count 0 if there is none.
  FoundName longest_at(std::span<const SearchToken> tokens, std::size_t first) const;
  // The most words of a name that begins with the stem; 0 if none does.
  std::size_t most_words(const std::string& stem) const;
  // The concepts of the names that the tokens begin, where the last token may be an unfinished
  // word.
  std::vector<std::string> begun_with(std::span<const SearchToken> tokens) const;
  // The concepts of the whole text; empty if it is not a name.
  std::span<const std::string> meaning_of(std::string_view text) const;
  // The concepts of one folded word, in any of its forms.
  std::span<const std::string> meaning_of_word(std::string_view word) const;
  // The concepts of the token's stem; empty for a function word.
  std::span<const std::string> meaning_of_token(const SearchToken& token) const;

  struct Meaning {
    std::vector<std::string> concepts;
    std::uint32_t gaps = 0;    // bit n: function words may precede word n
    std::uint32_t breaks = 0;  // bit n: a comma may precede word n
  };
  using Table = std::map<std::string, Meaning, std::less<>>;
  // Keyed by the stems, joined by spaces.
  const Table& table() const { return table_; }

  // The language with which the names are read.
  const SearchLanguage& language() const { return language_; }

 private:
  std::span<const std::string> meaning_under(std::string_view key) const;

  SearchLanguage language_;
  Table table_;
  std::unordered_map<std::string_view, const Meaning*> by_key_;  // table_ as a hash map, for speed
  std::unordered_map<std::string, std::size_t> longest_;         // by first stem: most tokens
};

}  // namespace cartulary
