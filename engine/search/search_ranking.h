// SearchRanking: scores how well each document matches a question. The question is given as slots:
// its words, or groups of words that form one name (search_slot.h). worth() is the score of a
// document: the higher, the better it matches.
//
// Refers to the WordIndex, which must outlive it.
//
//   SearchRanking ranking(index);
//   for (const SearchSlot& slot : search_slots("big meeple", index, names, abroad, false))
//     ranking.add(slot);
//   ranking.worth(document);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/search/search_slot.h"
#include "engine/search/word_index.h"

namespace cartulary {

class SearchRanking {
 public:
  // A document's matches with all slots: sums over them, each times the rarity of its slot. It has
  // no initial values, so that room for all documents costs nothing.
  struct Answers {
    double weight;  // how well the best term matches
    double impact;  // how much the document says about it
    double head;    // weight of the best term in a heading
    std::uint32_t document;
    std::uint16_t met;  // number of slots matched
  };

  explicit SearchRanking(const WordIndex& index) : index_(&index) {}

  // Adds a slot. No document matches a slot without terms.
  void add(const SearchSlot& slot);
  // Raises the documents that have the term, among those that match a slot already. A hint finds no
  // further documents.
  void add_hint(std::string_view term);
  // Whether the document has every hint that the index knows.
  bool has_hints(std::size_t document) const;
  std::size_t slot_count() const { return slots_.size(); }

  // The documents that have a term of any slot, each once, in no order.
  std::span<const Answers> answering() const {
    return slots_.empty() ? std::span<const Answers>() : std::span(&answers_[1], answering_);
  }
  bool meets_all(const Answers& answers) const { return answers.met == slots_.size(); }
  bool meets_all(std::size_t document) const {
    return slots_.empty() || answers_of(document).met == slots_.size();
  }
  // The share of the rarity of all slots that the document matches, 0 to 1; 1 if there are no
  // slots.
  double share(std::size_t document) const;
  double share(const Answers& answers) const { return rarity_ > 0 ? answers.weight / rarity_ : 1; }
  // Like share(), but counts only names, question and `asked`; 0 if there are no slots.
  double heading(std::size_t document) const;
  // The score for ranking. It grows with the rare words that a document matches and with how much
  // they say about it.
  double worth(std::size_t document) const;

  // The slot that the term matches best, for marking words; no_slot if there is none.
  std::size_t slot_of(TermNumber term) const {
    return slots_.empty() ? no_slot : std::size_t{slot_of_term_[term]} - 1U;
  }
  static constexpr std::size_t no_slot = static_cast<std::size_t>(-1);
  // How well the term matches the slot. REQUIRES: the slot has the term.
  double weight_of(TermNumber term, std::size_t slot) const;
  std::span<const SlotTerm> terms(std::size_t slot) const { return slots_[slot].terms; }
  // Times the weight of the slot.
  double rarity(std::size_t slot) const { return slots_[slot].rarity; }
  double rarity_of_all() const { return rarity_; }

 private:
  struct Slot {
    std::vector<SlotTerm> terms;
    double rarity = 0;
  };
  // A document's match with the slot being added: the best over its terms, 0 if there is none. It
  // has no initial values, so that the array for all documents is zeroed in one go.
  struct Best {
    double impact;  // at most search_weights.full_impact
    float weight;
    float head;             // weight of the best term in a heading
    std::uint32_t answers;  // place of the document's Answers
  };
  using Touched = std::span<const std::uint32_t>;
  // Returns the documents that have a term of the slot, and fills `best_` for them.
  Touched touch(const SearchSlot& slot);
  const Answers& answers_of(std::size_t document) const {
    return answers_[best_[document].answers];
  }
  double rarity_of(const SearchSlot& slot, Touched touched) const;
  void make_room();
  void take_best(Touched touched);
  void note_terms();

  const WordIndex* index_;
  std::vector<Slot> slots_;
  // By document; null while there are no slots. All but `answers` is zero except while a slot is
  // added.
  std::unique_ptr<Best[]> best_;
  std::unique_ptr<std::uint32_t[]> touched_;  // buffer of touch()
  // The first holds for all documents that answer nothing, the next for those that do.
  std::unique_ptr<Answers[]> answers_;
  std::size_t answering_ = 0;
  std::vector<TermNumber> hints_;
  std::vector<std::uint16_t> slot_of_term_;  // by term: slot number + 1; 0: no slot
  double rarity_ = 0;                        // sum over all slots
};

}  // namespace cartulary
