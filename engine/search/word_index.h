// WordIndex: maps each word or concept to the documents that have it, and to how much it says about
// each of them.
//
// The ranking is BM25 over weighted fields. The part that depends on word and document is computed
// here as an integer from 1 to 1,000 (`impact`), so that every program that ranks by the index, in
// whatever language, gets the same order. Owns its text. Immutable.
//
//   WordIndex index(documents, names);
//   for (const Posting& posting : index.postings(*index.find("tower"))) ... posting.document ...
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/search/search_document.h"
#include "engine/search/search_names.h"
#include "engine/text/search_words.h"

namespace cartulary {

using TermNumber = std::uint32_t;

struct Posting {
  std::uint32_t document = 0;
  std::uint16_t impact = 0;
  bool in_heading = false;  // it is also in the names, the question or `asked`
};

// A term in the text of a document; byte offsets.
struct TermPlace {
  TermNumber term = 0;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

class WordIndex {
 public:
  WordIndex(std::span<const SearchDocument> documents, const SearchNames& names);
  WordIndex(const WordIndex&) = delete;
  WordIndex& operator=(const WordIndex&) = delete;

  std::size_t document_count() const { return places_.size(); }
  // How rare a word is that this many documents have.
  double rarity(double documents) const;

  // Terms are stems of words, and concepts such as "@mayor". They are sorted.
  std::optional<TermNumber> find(std::string_view term) const;
  const std::string& term(TermNumber number) const { return terms_[number]; }
  std::size_t term_count() const { return terms_.size(); }
  // Ascending by document.
  const std::vector<Posting>& postings(TermNumber number) const { return postings_[number]; }
  // The positions of terms in the Text field, ascending.
  const std::vector<TermPlace>& places(std::size_t document) const { return places_[document]; }

  // Whether a field of the document contains the words one after the other, in any of their forms.
  // Function words count. An empty phrase is in every document.
  bool holds(std::size_t document, std::span<const TermNumber> phrase) const;
  // The phrase to pass to holds(); nothing if one of its words is in no document.
  std::optional<std::vector<TermNumber>> phrase_of(std::span<const SearchToken> tokens) const;

  // The folded words of the documents without function words, sorted.
  const std::vector<std::string>& words() const { return words_; }
  bool has_word(std::string_view word) const;
  // The words that begin with `beginning`.
  std::span<const std::string> words_from(std::string_view beginning) const;
  // The words with the fewest typing errors, none if all have more than `most`. Looks only at words
  // of three or more letters with the same first letter.
  std::vector<std::string> words_near(std::string_view word, std::size_t most) const;

 private:
  std::vector<std::string> terms_;
  std::unordered_map<std::string_view, TermNumber> numbers_;  // views into terms_
  std::vector<std::vector<Posting>> postings_;
  std::vector<std::vector<TermPlace>> places_;
  // The stems of all fields in order, including function words, with a gap after each field; and
  // the index where each document begins, with the end last.
  std::vector<TermNumber> stems_;
  std::vector<std::size_t> stems_begin_;
  std::unordered_map<std::string, TermNumber> function_words_;  // numbered apart from terms
  std::vector<std::string> words_;
  std::vector<std::string> without_runs_;  // by word, for words_near()
};

}  // namespace cartulary
