// SearchRanking: how well each document answers to the slots of a question.
//
// Refers to the WordIndex, which must outlive it.
//
//   SearchRanking ranking(index);
//   for (SearchSlot& slot : search_slots("big meeple", index, names, false)) ranking.add(slot);
//   ranking.worth(document);
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/search/search_slot.h"
#include "engine/search/word_index.h"

namespace cartulary {

class SearchRanking {
 public:
  explicit SearchRanking(const WordIndex& index) : index_(&index) {}

  // A slot without terms is one that no document answers to.
  void add(const SearchSlot& slot);
  // What lifts documents that have the term among those that answer, and finds none.
  void add_hint(std::string_view term);
  // Whether the document has every hint.
  bool has_hints(std::size_t document) const;
  std::size_t slot_count() const { return slots_.size(); }

  // The documents that have a term of any slot, each once, in no order.
  std::span<const std::uint32_t> answering() const { return answering_; }
  bool meets_all(std::size_t document) const {
    return slots_.empty() || answers_[document].met == slots_.size();
  }
  // What the document meets, as the sum of the rarities of its slots; 0 if there are no slots.
  double rarity_met(std::size_t document) const {
    return slots_.empty() ? 0 : answers_[document].weight;
  }
  // Of the rarity of all slots, what the document meets: 0 to 1. 1 if there are no slots.
  double share(std::size_t document) const;
  // The same of its names, question and `asked` alone.
  double headed(std::size_t document) const;
  // What ranks: the more of the rare words a document meets, and the more they say of it.
  double worth(std::size_t document) const;

  // The slot that the term answers to best, for marking words; slot_count() if none does.
  std::size_t slot_of(TermNumber term) const {
    const bool none = slots_.empty() || slot_of_term_[term] == 0;
    return none ? slots_.size() : slot_of_term_[term] - 1U;
  }
  std::span<const SlotTerm> terms(std::size_t slot) const { return slots_[slot].terms; }
  double rarity(std::size_t slot) const { return slots_[slot].rarity; }

 private:
  struct Slot {
    std::vector<SlotTerm> terms;
    double rarity = 0;
  };
  // A document's answer to the slot that is being added: the best of the terms, 0 if none.
  // It and Answers have no initial values, so that room for all documents is zeroed in one go.
  struct Best {
    double impact;  // of search_weights.full_impact
    float weight;
    float head;  // weight of the best that is headed
  };
  // A document's answers to all slots: sums of the above, each times the rarity of its slot.
  struct Answers {
    double weight;
    double impact;
    double head;
    std::uint16_t met;  // slots
    bool any;           // whether it has a term of any slot
  };
  using Touched = std::span<const std::uint32_t>;
  // The documents that have a term of the slot; `best_` is filled for them.
  Touched touch(const SearchSlot& slot);
  double rarity_of(const SearchSlot& slot, Touched touched) const;
  void make_room();
  void take_best(Touched touched);
  void note_terms();

  const WordIndex* index_;
  std::vector<Slot> slots_;
  // By document; empty while there are no slots.
  std::vector<Answers> answers_;
  std::vector<Best> best_;              // empty but while a slot is added
  std::vector<std::uint32_t> touched_;  // room for touch()
  std::vector<std::uint32_t> answering_;
  std::vector<TermNumber> hints_;
  std::vector<std::uint16_t> slot_of_term_;  // by term; number of the slot and 1, 0: of none
  double rarity_ = 0;                        // of all slots
};

}  // namespace cartulary
