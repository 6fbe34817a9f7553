// SearchRanking: how well each document answers to the slots of a question.
//
// Refers to the WordIndex, which must outlive it.
//
//   SearchRanking ranking(index);
//   for (SearchSlot& slot : search_slots("big meeple", index, names, false)) ranking.add(slot);
//   ranking.worth(document);
#pragma once

#include <cstddef>
#include <vector>

#include "engine/search_slot.h"
#include "engine/word_index.h"

namespace cartulary {

class SearchRanking {
 public:
  explicit SearchRanking(const WordIndex& index) : index_(&index) {}

  // The number of the slot. A slot without terms is one that no document answers to.
  std::size_t add(const SearchSlot& slot);
  std::size_t slot_count() const { return slots_.size(); }

  bool meets(std::size_t slot, std::size_t document) const;
  bool meets_all(std::size_t document) const;
  // Of the rarity of all slots, what the document meets: 0 to 1. 1 if there are no slots.
  double share(std::size_t document) const;
  // What ranks: the more of the rare words a document meets, and the more they say of it.
  double worth(std::size_t document) const;

  // The slot that the term answers to best, for marking words; slot_count() if none does.
  std::size_t slot_of(TermNumber term) const;
  const std::vector<SlotTerm>& terms(std::size_t slot) const { return slots_[slot].terms; }
  double rarity(std::size_t slot) const { return slots_[slot].rarity; }

 private:
  struct Answer {
    std::vector<SlotTerm> terms;
    double rarity = 0;
    std::vector<float> weight;  // by document: the best of the terms, 0 if none
    std::vector<float> impact;  // by document: 0 to 1
    std::vector<float> head;    // by document: weight of the best that is headed
  };
  const WordIndex* index_;
  std::vector<Answer> slots_;
  double rarity_ = 0;  // of all slots
};

}  // namespace cartulary
