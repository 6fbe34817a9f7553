// SearchLanguage: the words of all languages in which questions are asked, grouped by use: function
// words, irregular forms, German words with their English meaning and so on.
//
// A cheap handle to shared immutable data: Catalog, Rulebook and Search each keep a copy. Views and
// spans that it returns are valid as long as any copy exists. A default-constructed SearchLanguage
// knows no words.
//
//   SearchLanguage language(content.search_words);
//   language.is_function_word("wann");              // true
//   language.meaning(WordUse::English, "fressen");  // "eat"
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/search_word.h"

namespace cartulary {

// What the lists say about a word that can occur in any text.
struct KnownWord {
  bool function_word = false;
  std::string_view number = {};     // its digits; empty: not a number
  std::string_view irregular = {};  // base form if it is irregular; else empty
};

// One or two words that show what a question asks for: "how", "many", "?how-many".
struct QuestionPhrase {
  std::string_view first;
  std::string_view second;  // the next word; empty: any
  std::string term;
};

class SearchLanguage {
 public:
  SearchLanguage();
  // REQUIRES: the words are folded (content is checked). If a list has a word twice, the first one
  // counts.
  explicit SearchLanguage(std::vector<SearchWord> words);

  // All words sorted by use; words of one use keep the given order.
  const std::vector<SearchWord>& words() const;
  std::span<const SearchWord> words(WordUse use) const;

  // Whether the list, in any language, contains the folded word.
  bool has(WordUse use, std::string_view word) const;
  // The meaning that the list gives the word; empty if the word is not in it.
  std::string_view meaning(WordUse use, std::string_view word) const;

  const KnownWord& known(std::string_view word) const;
  bool is_function_word(std::string_view word) const { return known(word).function_word; }
  // The phrases that begin with the folded word.
  std::span<const QuestionPhrase> questions(std::string_view first) const;

 private:
  struct Tables;
  std::shared_ptr<const Tables> tables_;
};

// The title without the leading article of language `code`: "Tower" for "The Tower".
std::string_view without_article(std::string_view title, std::string_view code,
                                 const SearchLanguage& language);

}  // namespace cartulary
