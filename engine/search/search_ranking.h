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
  std::size_t slot_count() const { return slots_.size(); }

  // The documents that have a term of any slot, each once, in no order.
  std::span<const std::uint32_t> answering() const { return answering_; }
  bool meets_all(std::size_t document) const {
    return slots_.empty() || answers_of(document).met == slots_.size();
  }
  // Of the rarity of all slots, what the document meets: 0 to 1. 1 if there are no slots.
  double share(std::size_t document) const;
  // The same of its names, question and `asked` alone.
  double headed(std::size_t document) const;
  // What ranks: the more of the rare words a document meets, and the more they say of it.
  double worth(std::size_t document) const;

  // The slot that the term answers to best, for marking words; slot_count() if none does.
  std::size_t slot_of(TermNumber term) const;
  std::span<const SlotTerm> terms(std::size_t slot) const { return slots_[slot].terms; }
  double rarity(std::size_t slot) const { return slots_[slot].rarity; }

 private:
  struct Slot {
    std::vector<SlotTerm> terms;
    double rarity = 0;
  };
  // A document's answer to the slot that is being added: the best of the terms, 0 if none.
  struct Best {
    float weight = 0;
    float impact = 0;  // 0 to 1
    float head = 0;    // weight of the best that is headed
  };
  // A document's answers to all slots: sums of the above, each times the rarity of its slot.
  struct Answers {
    double weight = 0;
    double impact = 0;
    double head = 0;
    std::uint32_t met = 0;  // slots
  };
  double rarity_of(const SearchSlot& slot) const;
  void make_room();
  void take_best();
  void note_terms();
  // The document's place in `answers_` and `best_`, a new one if it has none.
  std::uint32_t place_of(std::uint32_t document);
  const Answers& answers_of(std::size_t document) const { return answers_[place_[document]]; }

  const WordIndex* index_;
  std::vector<Slot> slots_;
  // By document, its place in the lists below, whose first is of all that have no term of any slot:
  // most have none, and what is small stays in the caches. Empty while there are no slots.
  std::vector<std::uint32_t> place_;
  std::vector<Answers> answers_;
  std::vector<Best> best_;                   // of none but touched_ it says anything
  std::vector<std::uint32_t> touched_;       // places
  std::vector<std::uint32_t> answering_;     // documents, by place but the first
  std::vector<std::uint16_t> slot_of_term_;  // by term; number of the slot and 1, 0: of none
  double rarity_ = 0;                        // of all slots
};

}  // namespace cartulary
