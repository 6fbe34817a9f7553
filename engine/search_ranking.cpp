#include "engine/search_ranking.h"

#include <algorithm>
#include <cmath>

#include "engine/search_weights.h"

namespace cartulary {
namespace {

// In thousandths, so that every language that computes logarithms comes to the same.
double rarity_of(double documents, double with_it) {
  const double odds = (documents - with_it + 0.5) / (with_it + 0.5);
  return std::round(1000 * std::log1p(odds)) / 1000;
}

}  // namespace

std::size_t SearchRanking::add(const SearchSlot& slot) {
  Answer answer;
  answer.terms = slot.terms;
  const std::size_t documents = index_->document_count();
  answer.weight.resize(documents);
  answer.impact.resize(documents);
  answer.head.resize(documents);
  bool named = false;
  for (const SlotTerm& term : slot.terms) {
    named = named || index_->term(term.term).starts_with('@');
    for (const Posting& posting : index_->postings(term.term)) {
      float& weight = answer.weight[posting.document];
      float& impact = answer.impact[posting.document];
      weight = std::max(weight, static_cast<float>(term.weight));
      impact = std::max(
          impact, static_cast<float>(term.weight * posting.impact / search_weights.full_impact));
      float& head = answer.head[posting.document];
      if (posting.headed) head = std::max(head, static_cast<float>(term.weight));
    }
  }
  const auto count = std::count_if(answer.weight.begin(), answer.weight.end(),
                                   [](float weight) { return weight >= search_weights.answers; });
  const auto all = static_cast<double>(documents);
  answer.rarity = rarity_of(
      all, slot.terms.empty() ? all / search_weights.share_of_unknown : static_cast<double>(count));
  if (named) answer.rarity *= search_weights.name_rarity;
  rarity_ += answer.rarity;
  slots_.push_back(std::move(answer));
  return slots_.size() - 1;
}

bool SearchRanking::meets(std::size_t slot, std::size_t document) const {
  return slots_[slot].weight[document] >= search_weights.answers;
}

bool SearchRanking::meets_all(std::size_t document) const {
  for (std::size_t slot = 0; slot < slots_.size(); ++slot)
    if (!meets(slot, document)) return false;
  return true;
}

double SearchRanking::share(std::size_t document) const {
  if (rarity_ <= 0) return 1;
  double met = 0;
  for (const Answer& slot : slots_) met += slot.rarity * slot.weight[document];
  return met / rarity_;
}

double SearchRanking::worth(std::size_t document) const {
  double sum = 0, head = 0;
  for (const Answer& slot : slots_) {
    sum += slot.rarity * slot.impact[document];
    head += slot.rarity * slot.head[document];
  }
  const double met = share(document);
  if (rarity_ > 0) head /= rarity_;
  return sum * (search_weights.least_of_worth + (1 - search_weights.least_of_worth) * met * met) *
         (1 + search_weights.head_gain * head * head);
}

std::size_t SearchRanking::slot_of(TermNumber term) const {
  std::size_t best = slots_.size();
  double most = 0;
  for (std::size_t slot = 0; slot < slots_.size(); ++slot)
    for (const SlotTerm& candidate : slots_[slot].terms)
      if (candidate.term == term && candidate.weight > most) {
        most = candidate.weight;
        best = slot;
      }
  return best;
}

}  // namespace cartulary
