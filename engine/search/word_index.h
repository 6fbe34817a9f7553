// WordIndex: which documents hold a word or concept, and how much it says of each.
//
// The ranking is that of BM25 over weighted fields. Its part that depends on word and document is
// worked out here, as a whole number from 1 to 1,000 (`impact`), so that all who rank by the
// index, in whatever language, come to the same order. Owns its text; does not change once made.
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
  bool headed = false;  // stands in the names, the question or what is asked too
};

// A term in the text of a document, in bytes.
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

  // Terms are stems of words, and concepts such as "@mayor"; sorted.
  std::optional<TermNumber> find(std::string_view term) const;
  const std::string& term(TermNumber number) const { return terms_[number]; }
  std::size_t term_count() const { return terms_.size(); }
  // By document.
  const std::vector<Posting>& postings(TermNumber number) const { return postings_[number]; }
  // Where terms stand in the Text field, in its order.
  const std::vector<TermPlace>& places(std::size_t document) const { return places_[document]; }

  // Whether the words stand in a field of the document, one after the other, whatever their
  // endings; function words count. Nothing to look for stands everywhere.
  bool holds(std::size_t document, std::span<const TermNumber> phrase) const;
  // The words of a phrase for holds(); nothing where one stands in no document.
  std::optional<std::vector<TermNumber>> phrase_of(std::span<const SearchToken> tokens) const;

  // The words as they stand in the documents, folded, function words left out; sorted.
  const std::vector<std::string>& words() const { return words_; }
  bool has_word(std::string_view word) const;
  // The words that begin so.
  std::span<const std::string> words_from(std::string_view beginning) const;
  // The words with the fewest slips, none if all have more than `most`.
  std::vector<std::string> words_near(std::string_view word, std::size_t most) const;

 private:
  std::vector<std::string> terms_;
  std::unordered_map<std::string_view, TermNumber> numbers_;  // views of terms_
  std::vector<std::vector<Posting>> postings_;
  std::vector<std::vector<TermPlace>> places_;
  // The stems of all fields in order, function words among them, a gap after each field; where
  // those of each document begin, and at last end.
  std::vector<TermNumber> stems_;
  std::vector<std::size_t> stems_begin_;
  std::unordered_map<std::string, TermNumber> function_words_;  // numbers that no term has
  std::vector<std::string> words_;
  std::vector<std::string> without_runs_;  // by word, for words_near()
};

}  // namespace cartulary
