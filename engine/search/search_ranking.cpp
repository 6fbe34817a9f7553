#include "engine/search/search_ranking.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "engine/search/search_weights.h"

namespace cartulary {
namespace {

bool answers(float weight) {
  return static_cast<double>(weight) >= search_weights.answers;
}

}  // namespace

void SearchRanking::make_room() {
  if (!slots_.empty()) return;
  const std::size_t count = index_->document_count();
  best_ = std::make_unique<Best[]>(count);
  touched_ = std::make_unique_for_overwrite<std::uint32_t[]>(count + 1);
  answers_ = std::make_unique_for_overwrite<Answers[]>(count + 1);
  answers_[0] = {};
  slot_of_term_.resize(index_->term_count());
}

// Much of the time of a search is spent here. Every document of the first term is new. After that
// the loop always writes the document to the end of the list, and advances only if it is new, which
// is cheaper than a branch.
SearchRanking::Touched SearchRanking::touch(const SearchSlot& slot) {
  std::size_t count = 0;
  for (const SlotTerm& term : slot.terms) {
    const auto weight = static_cast<float>(term.weight);
    const std::array<float, 2> heads = {0, weight};
    if (count == 0) {
      for (const Posting& posting : index_->postings(term.term)) {
        touched_[count++] = posting.document;
        Best& best = best_[posting.document];
        best.impact = term.weight * posting.impact;
        best.weight = weight;
        best.head = heads[posting.in_heading];
      }
      continue;
    }
    for (const Posting& posting : index_->postings(term.term)) {
      Best& best = best_[posting.document];
      touched_[count] = posting.document;
      count += best.weight == 0 ? 1 : 0;
      best.weight = std::max(best.weight, weight);
      best.impact = std::max(best.impact, term.weight * posting.impact);
      best.head = std::max(best.head, heads[posting.in_heading]);
    }
  }
  return {touched_.get(), count};
}

void SearchRanking::add(const SearchSlot& slot) {
  make_room();
  const Touched touched = touch(slot);
  slots_.push_back({slot.terms, slot.weight * rarity_of(slot, touched)});
  rarity_ += slots_.back().rarity;
  take_best(touched);
  note_terms();
}

void SearchRanking::add_hint(std::string_view term) {
  const auto number = index_->find(term);
  if (!number || slots_.empty()) return;
  hints_.push_back(*number);
  const auto& postings = index_->postings(*number);
  const double rarity =
      search_weights.asked_alike * index_->rarity(static_cast<double>(postings.size()));
  for (const Posting& posting : postings)
    if (const std::uint32_t place = best_[posting.document].answers; place != 0)
      answers_[place].impact += rarity * posting.impact / search_weights.full_impact;
}

bool SearchRanking::has_hints(std::size_t document) const {
  return std::all_of(hints_.begin(), hints_.end(), [&](TermNumber hint) {
    const auto& postings = index_->postings(hint);
    return std::any_of(postings.begin(), postings.end(),
                       [&](const Posting& posting) { return posting.document == document; });
  });
}

double SearchRanking::rarity_of(const SearchSlot& slot, Touched touched) const {
  const auto all = static_cast<double>(index_->document_count());
  if (slot.terms.empty()) return index_->rarity(all / search_weights.share_of_unknown);
  const bool all_answer = std::ranges::all_of(
      slot.terms, [](const SlotTerm& term) { return answers(static_cast<float>(term.weight)); });
  const auto count = all_answer ? std::ssize(touched)
                                : std::ranges::count_if(touched, [&](std::uint32_t document) {
                                    return answers(best_[document].weight);
                                  });
  // A name that is also a plain word, such as "draw" for a tie, gains only by the share of entries
  // with the word that are about the thing.
  std::size_t named = 0;
  for (const SlotTerm& term : slot.terms)
    if (index_->term(term.term).starts_with('@') && term.weight >= search_weights.answers)
      named = std::max(named, index_->postings(term.term).size());
  const double share =
      count > 0 ? std::min(1.0, static_cast<double>(named) / static_cast<double>(count)) : 0;
  return index_->rarity(static_cast<double>(count)) *
         (1 + (search_weights.name_rarity - 1) * share);
}

void SearchRanking::take_best(Touched touched) {
  const double rarity = slots_.back().rarity;
  Best* const best_of = best_.get();
  Answers* const answers_at = answers_.get();
  std::size_t count = answering_;
  for (const std::uint32_t document : touched) {
    Best& best = best_of[document];
    const double weight = rarity * best.weight;
    const double impact = rarity * static_cast<float>(best.impact / search_weights.full_impact);
    const double head = rarity * best.head;
    const std::uint16_t met = answers(best.weight) ? 1 : 0;
    if (best.answers == 0) {
      best.answers = static_cast<std::uint32_t>(++count);
      answers_at[count] = {weight, impact, head, document, met};
    } else {
      Answers& sums = answers_at[best.answers];
      sums.weight += weight;
      sums.impact += impact;
      sums.head += head;
      sums.met = static_cast<std::uint16_t>(sums.met + met);
    }
    best.impact = 0;
    best.weight = 0;
    best.head = 0;
  }
  answering_ = count;
}

void SearchRanking::note_terms() {
  for (const SlotTerm& term : slots_.back().terms) {
    std::uint16_t& slot = slot_of_term_[term.term];
    if (slot == 0 || term.weight > weight_of(term.term, slot - 1U))
      slot = static_cast<std::uint16_t>(slots_.size());
  }
}

double SearchRanking::weight_of(TermNumber term, std::size_t slot) const {
  return std::ranges::find(slots_[slot].terms, term, &SlotTerm::term)->weight;
}

double SearchRanking::share(std::size_t document) const {
  return slots_.empty() ? 1 : share(answers_of(document));
}

double SearchRanking::heading(std::size_t document) const {
  return rarity_ > 0 ? answers_of(document).head / rarity_ : 0;
}

double SearchRanking::worth(std::size_t document) const {
  if (slots_.empty()) return 0;
  const Answers& sums = answers_of(document);
  const double head = heading(document);
  const double met = share(document);
  return sums.impact *
         (search_weights.least_of_worth + (1 - search_weights.least_of_worth) * met * met) *
         (1 + search_weights.head_gain * head * head);
}

}  // namespace cartulary
