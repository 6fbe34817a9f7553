// SearchLanguage: the words of all languages in which questions are asked, by their use: which say
// nothing by themselves, which are forms of others, which German ones stand for English ones.
//
// A handle to what never changes, shared by its copies: Catalog, Rulebook and Search each keep one.
// Views and spans that it gives live as long as any copy. One that is made of nothing knows no
// word.
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

// What the lists say of a word that every text may hold.
struct KnownWord {
  bool function_word = false;
  std::string_view number = {};     // its digits; empty: it is none
  std::string_view irregular = {};  // of which it is a form that no ending tells; empty: of none
};

// Words of a question that tell what it asks for: "how", "many", "?how-many".
struct QuestionPhrase {
  std::string_view first;
  std::string_view second;  // the word behind it; empty: any
  std::string term;
};

class SearchLanguage {
 public:
  SearchLanguage();
  // REQUIRES: the words are folded (content is checked). Of a word that a list has twice the first
  // counts.
  explicit SearchLanguage(std::vector<SearchWord> words);

  // All words by their use, those of one use as they were given.
  const std::vector<SearchWord>& words() const;
  std::span<const SearchWord> words(WordUse use) const;

  // Whether the list of the use, of any language, has the folded word.
  bool has(WordUse use, std::string_view word) const;
  // What the list says that it stands for; empty if it has it not.
  std::string_view meaning(WordUse use, std::string_view word) const;

  const KnownWord& known(std::string_view word) const;
  bool is_function_word(std::string_view word) const { return known(word).function_word; }
  // Those that begin with the folded word.
  std::span<const QuestionPhrase> questions(std::string_view first) const;

 private:
  struct Tables;
  std::shared_ptr<const Tables> tables_;
};

// Behind the article of the language with which a title begins: "Tower" of "The Tower".
std::string_view without_article(std::string_view title, std::string_view code,
                                 const SearchLanguage& language);

}  // namespace cartulary
