#include "engine/search/search_answer.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>

#include "engine/search/search_weights.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// The sets without rules that a word belongs to: it occurs in their documents and in no record.
std::vector<std::size_t> sets_of_word(const SearchParts& parts, std::span<const SlotTerm> terms) {
  constexpr std::size_t few = 2;
  std::set<std::size_t> sets;
  for (const SlotTerm& answer : terms) {
    if (answer.weight < search_weights.corrected) continue;
    if (parts.in_records[answer.term]) return {};
    for (const Posting& posting : parts.index.postings(answer.term)) {
      for (const SetNumbers& choice : parts.sets_of[posting.document])
        sets.insert(choice.begin(), choice.end());
    }
  }
  const bool covered =
      std::any_of(sets.begin(), sets.end(), [&](std::size_t set) { return parts.covered[set]; });
  if (covered || sets.size() > few) return {};
  return {sets.begin(), sets.end()};
}

// The sets without rules that a word names.
std::vector<std::size_t> sets_named(const SearchParts& parts, std::span<const SlotTerm> terms) {
  std::vector<std::size_t> sets;
  for (const SlotTerm& answer : terms) {
    const auto found = parts.set_of_concept.find(answer.term);
    if (found == parts.set_of_concept.end() || answer.weight < search_weights.answers) continue;
    if (parts.covered[found->second]) return {};
    sets.push_back(found->second);
  }
  return sets;
}

// A variant says how else the game could be played, not how it is.
bool may_answer(SearchKind kind) {
  return is_record(kind) && kind != SearchKind::Variant;
}

// The logarithm of how many times the first is worth the other; capped.
double lead_over(const Ranked& first, const Ranked* other) {
  constexpr double most = 4;
  if (other == nullptr || other->worth * most <= first.worth) return std::log(most);
  return std::log(first.worth / other->worth);
}

// The share of the question that the document's verdict matches, 0 to 1.
double told_by_verdict(const SearchParts& parts, const SearchRanking& ranking, std::size_t number) {
  const std::size_t end = parts.documents[number].snippet_begin();
  std::vector<double> best(ranking.slot_count());
  for (const TermPlace& place : parts.index.places(number)) {
    const std::size_t slot = ranking.slot_of(place.term);
    if (place.begin < end && slot < best.size())
      best[slot] = std::max(best[slot], ranking.weight_of(place.term, slot));
  }
  double told = 0;
  for (std::size_t slot = 0; slot < best.size(); ++slot) told += best[slot] * ranking.rarity(slot);
  return told > 0 ? told / ranking.rarity_of_all() : 0;
}

// A slot that names an element, with its terms that are no guesses: nothing may follow from typing
// errors and parts of names. Terms such as "hole" and "owner" do not count as names, because
// players say them in too many ways.
struct NamedSlot {
  std::string_view name;
  std::vector<TermNumber> terms;
};

// Nothing if no record has a term of the slot.
std::optional<NamedSlot> named_slot(const SearchParts& parts, std::span<const SlotTerm> terms) {
  NamedSlot slot;
  bool in_records = false;
  for (const SlotTerm& answer : terms) {
    if (answer.weight < search_weights.name) continue;
    slot.terms.push_back(answer.term);
    in_records = in_records || parts.in_records[answer.term];
    const auto element = parts.element_of_concept.find(answer.term);
    if (element != parts.element_of_concept.end())
      slot.name = parts.documents[element->second].title;
  }
  return slot.name.empty() || !in_records ? std::nullopt : std::optional(std::move(slot));
}

// The documents that have a term of the slot.
DocumentFlags documents_of(const SearchParts& parts, const NamedSlot& slot) {
  DocumentFlags found(parts.documents.size(), false);
  for (const TermNumber term : slot.terms)
    for (const Posting& posting : parts.index.postings(term)) found[posting.document] = true;
  return found;
}

// Whether one of the documents is a record and has a term of the slot.
bool any_record_has(const SearchParts& parts, const DocumentFlags& among, const NamedSlot& slot) {
  return std::ranges::any_of(slot.terms, [&](TermNumber term) {
    return std::ranges::any_of(parts.index.postings(term), [&](const Posting& posting) {
      return among[posting.document] && is_record(parts.documents[posting.document].kind);
    });
  });
}

}  // namespace

bool first_answers(const SearchParts& parts, const SearchRanking& ranking,
                   const std::vector<Ranked>& order) {
  if (order.empty() || !may_answer(parts.documents[order.front().document].kind)) return false;
  const std::size_t first = order.front().document;
  const SearchWeights& weights = search_weights;
  if (ranking.slot_count() < weights.fewest_slots) return false;
  const auto lead = [&](std::size_t place) {
    return lead_over(order.front(), order.size() > place ? &order[place] : nullptr);
  };
  const double sure = weights.sure_verdict * told_by_verdict(parts, ranking, first) +
                      weights.sure_head * ranking.heading(first) + weights.sure_lead * lead(1) +
                      weights.sure_far_lead * lead(2) +
                      (ranking.has_hints(first) ? weights.sure_asked_alike : 0);
  return sure >= weights.sure;
}

std::optional<std::size_t> nearest_answer(const SearchParts& parts, const SearchRanking& ranking,
                                          const std::vector<Ranked>& order) {
  for (const Ranked& one : order) {
    const SearchDocument& document = parts.documents[one.document];
    if (may_answer(document.kind) && !document.verdict.empty())
      return ranking.share(one.document) >= search_weights.near_share ? std::optional(one.document)
                                                                      : std::nullopt;
  }
  return std::nullopt;
}

std::vector<std::string> never_together(const SearchParts& parts, const SearchRanking& ranking,
                                        const std::vector<Ranked>& order) {
  if (!order.empty() && ranking.share(order.front().document) >= search_weights.near_share)
    return {};
  std::vector<NamedSlot> named;
  for (std::size_t slot = 0; slot < ranking.slot_count(); ++slot)
    if (auto one = named_slot(parts, ranking.terms(slot))) named.push_back(*std::move(one));
  for (std::size_t a = 0; a + 1 < named.size(); ++a) {
    const DocumentFlags of_first = documents_of(parts, named[a]);
    for (std::size_t b = a + 1; b < named.size(); ++b)
      if (!any_record_has(parts, of_first, named[b]))
        return {std::string(named[a].name), std::string(named[b].name)};
  }
  return {};
}

NotCovered not_covered(const SearchParts& parts, const SearchFilter& filter) {
  NotCovered missing;
  missing.words = filter.unknown();
  const SearchRanking& ranking = filter.ranking();
  for (std::size_t slot = 0; slot < ranking.slot_count(); ++slot) {
    std::vector<std::size_t> sets = sets_named(parts, ranking.terms(slot));
    if (sets.empty()) sets = sets_of_word(parts, ranking.terms(slot));
    for (const std::size_t set : sets)
      if (std::find(missing.sets.begin(), missing.sets.end(), parts.sets[set]) ==
          missing.sets.end())
        missing.sets.push_back(parts.sets[set]);
  }
  return missing;
}

}  // namespace cartulary
