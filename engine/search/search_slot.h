// SearchSlot: one word of a question, or several words that form one name, with all the terms of
// the index that match it.
//
//   for (const SearchSlot& slot : search_slots("big meeples", index, names, abroad, false))
//     ... slot.terms ...
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/search/names_abroad.h"
#include "engine/search/search_names.h"
#include "engine/search/word_index.h"

namespace cartulary {

struct SlotTerm {
  TermNumber term = 0;
  double weight = 1;  // how well the term matches, up to 1
  friend bool operator==(const SlotTerm&, const SlotTerm&) = default;
};

struct SearchSlot {
  std::vector<SlotTerm> terms;  // each once; empty: nothing in the index is similar
  bool asks = true;             // false for a word that only describes the situation
  double weight = 1;            // how much it counts next to the words that ask
  std::string word;             // the first word as typed, folded
};

// The slots of the words, in order; function words get none. A word that the index lacks is tried
// as a German form, a name in another language, two words written as one, and a typing error. With
// `typing`, the last word may be unfinished.
std::vector<SearchSlot> search_slots(std::string_view words, const WordIndex& index,
                                     const SearchNames& names, const NamesAbroad& abroad,
                                     bool typing);
// The same, with the tokens of the words.
std::vector<SearchSlot> search_slots(std::string_view words, std::span<const SearchToken> tokens,
                                     const WordIndex& index, const SearchNames& names,
                                     const NamesAbroad& abroad, bool typing);

}  // namespace cartulary
