// SearchSlot: one word of a question, or several that are one name, with all the terms of the
// index that answer to it.
//
//   for (const SearchSlot& slot : search_slots("big meeples", index, names, false)) ...
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/search/names_abroad.h"
#include "engine/search/search_names.h"
#include "engine/search/word_index.h"

namespace cartulary {

struct SlotTerm {
  TermNumber term = 0;
  double weight = 1;  // how well the term answers, up to 1
  friend bool operator==(const SlotTerm&, const SlotTerm&) = default;
};

struct SearchSlot {
  std::vector<SlotTerm> terms;  // each once; none: nothing in the index is like it
  std::string word;             // the first as it was typed, folded
};

// The slots of the words, in their order; function words have none. What the index lacks is
// taken for a German form, a name in another language, two words in one, or a slip of typing.
// `typing`: the last word may be the beginning of one.
std::vector<SearchSlot> search_slots(std::string_view words, const WordIndex& index,
                                     const SearchNames& names, const NamesAbroad& abroad,
                                     bool typing);

}  // namespace cartulary
