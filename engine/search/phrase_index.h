// PhraseIndex: the wordings of each document: its title, its question and other ways to ask it. It
// tells how nearly the words of a query, all together, are one of these. (WordIndex rates each word
// by itself.) Tiles and edge codes are left out.
//
// Owns what it needs. Immutable.
//
//   PhraseIndex phrases(documents, names, index);
//   phrases.nearness(document, ranking);   // 1: they are one of its wordings
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/search/search_document.h"
#include "engine/search/search_names.h"
#include "engine/search/search_ranking.h"
#include "engine/search/word_index.h"

namespace cartulary {

class PhraseIndex {
 public:
  // `index` is that of the documents.
  PhraseIndex(std::span<const SearchDocument> documents, const SearchNames& names,
              const WordIndex& index);

  // How nearly the words of the ranking are one of the document's wordings, 0 to 1.
  double nearness(std::size_t document, const SearchRanking& ranking) const;

 private:
  struct Word {
    std::uint32_t first_term = 0;
    float rarity = 0;
  };
  struct Phrase {
    std::uint32_t first_word = 0;
    float rarity = 0;  // sum over its words
  };

  void read(const SearchDocument& document, const SearchNames& names, const WordIndex& index);
  void read_phrase(std::string_view phrase, const SearchNames& names, const WordIndex& index);
  double nearness_of(std::size_t phrase, const SearchRanking& ranking) const;

  // Each list ends with an extra element, so that the parts of one element end where those of the
  // next begin.
  std::vector<TermNumber> terms_;
  std::vector<Word> words_;
  std::vector<Phrase> phrases_;
  std::vector<std::uint32_t> first_phrase_;  // by document
};

}  // namespace cartulary
