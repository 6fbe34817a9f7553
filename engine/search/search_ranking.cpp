#include "engine/search/search_ranking.h"

#include <algorithm>
#include <cmath>

#include "engine/search/search_weights.h"

namespace cartulary {
namespace {

constexpr std::size_t usual_answers = 1024;

// In thousandths, so that every language that computes logarithms comes to the same.
double rarity_among(double documents, double with_it) {
  const double odds = (documents - with_it + 0.5) / (with_it + 0.5);
  return std::round(1000 * std::log1p(odds)) / 1000;
}

bool answers(float weight) {
  return static_cast<double>(weight) >= search_weights.answers;
}

}  // namespace

void SearchRanking::make_room() {
  if (!slots_.empty()) return;
  place_.resize(index_->document_count());
  // Lists that grow are copied; most questions meet fewer.
  answers_.reserve(usual_answers);
  best_.reserve(usual_answers);
  answering_.reserve(usual_answers);
  touched_.reserve(usual_answers);
  answers_.resize(1);
  best_.resize(1);
  slot_of_term_.resize(index_->term_count());
}

std::uint32_t SearchRanking::place_of(std::uint32_t document) {
  std::uint32_t& place = place_[document];
  if (place != 0) return place;
  place = static_cast<std::uint32_t>(answers_.size());
  answers_.emplace_back();
  best_.emplace_back();
  answering_.push_back(document);
  return place;
}

void SearchRanking::add(const SearchSlot& slot) {
  make_room();
  for (const SlotTerm& term : slot.terms) {
    const auto weight = static_cast<float>(term.weight);
    for (const Posting& posting : index_->postings(term.term)) {
      const std::uint32_t place = place_of(posting.document);
      Best& best = best_[place];
      if (best.weight == 0) touched_.push_back(place);
      best.weight = std::max(best.weight, weight);
      best.impact = std::max(best.impact, static_cast<float>(term.weight * posting.impact /
                                                             search_weights.full_impact));
      if (posting.headed) best.head = std::max(best.head, weight);
    }
  }
  slots_.push_back({slot.terms, rarity_of(slot)});
  rarity_ += slots_.back().rarity;
  take_best();
  note_terms();
}

void SearchRanking::add_hint(std::string_view term) {
  const auto number = index_->find(term);
  if (!number || slots_.empty()) return;
  const auto& postings = index_->postings(*number);
  const double rarity = rarity_among(static_cast<double>(index_->document_count()),
                                     static_cast<double>(postings.size()));
  for (const Posting& posting : postings)
    if (const std::uint32_t place = place_[posting.document]; place != 0)
      answers_[place].impact += rarity * posting.impact / search_weights.full_impact;
}

double SearchRanking::rarity_of(const SearchSlot& slot) const {
  const auto all = static_cast<double>(index_->document_count());
  if (slot.terms.empty()) return rarity_among(all, all / search_weights.share_of_unknown);
  const auto count = std::count_if(touched_.begin(), touched_.end(), [&](std::uint32_t place) {
    return answers(best_[place].weight);
  });
  // A name that is a plain word as well, such as "draw" for a tie, says as much more as entries
  // that have the word speak of it.
  std::size_t named = 0;
  for (const SlotTerm& term : slot.terms)
    if (index_->term(term.term).starts_with('@') && term.weight >= search_weights.answers)
      named = std::max(named, index_->postings(term.term).size());
  const double share =
      count > 0 ? std::min(1.0, static_cast<double>(named) / static_cast<double>(count)) : 0;
  return rarity_among(all, static_cast<double>(count)) *
         (1 + (search_weights.name_rarity - 1) * share);
}

// Only documents that have a term are looked at: most have none.
void SearchRanking::take_best() {
  const double rarity = slots_.back().rarity;
  for (const std::uint32_t place : touched_) {
    Best& best = best_[place];
    Answers& sums = answers_[place];
    sums.weight += rarity * best.weight;
    sums.impact += rarity * best.impact;
    sums.head += rarity * best.head;
    if (answers(best.weight)) ++sums.met;
    best = {};
  }
  touched_.clear();
}

void SearchRanking::note_terms() {
  for (const SlotTerm& term : slots_.back().terms) {
    std::uint16_t& slot = slot_of_term_[term.term];
    const auto is_it = [&](const SlotTerm& other) { return other.term == term.term; };
    const bool better =
        slot == 0 || term.weight > std::find_if(slots_[slot - 1U].terms.begin(),
                                                slots_[slot - 1U].terms.end(), is_it)
                                       ->weight;
    if (better) slot = static_cast<std::uint16_t>(slots_.size());
  }
}

double SearchRanking::share(std::size_t document) const {
  return rarity_ > 0 ? answers_of(document).weight / rarity_ : 1;
}

double SearchRanking::headed(std::size_t document) const {
  return rarity_ > 0 ? answers_of(document).head / rarity_ : 0;
}

double SearchRanking::worth(std::size_t document) const {
  if (slots_.empty()) return 0;
  const Answers& sums = answers_of(document);
  const double head = headed(document);
  const double met = share(document);
  return sums.impact *
         (search_weights.least_of_worth + (1 - search_weights.least_of_worth) * met * met) *
         (1 + search_weights.head_gain * head * head);
}

std::size_t SearchRanking::slot_of(TermNumber term) const {
  if (slots_.empty() || slot_of_term_[term] == 0) return slots_.size();
  return slot_of_term_[term] - 1U;
}

}  // namespace cartulary
