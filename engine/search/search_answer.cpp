#include "engine/search/search_answer.h"

#include <algorithm>
#include <set>

#include "engine/search/search_weights.h"

namespace cartulary {
namespace {

// Which sets without rules a word is of: it stands in what is told of them and in no rule.
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

// Sets without rules that a word names.
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

// A variant says how else it could be played, not how it is.
bool may_answer(SearchKind kind) {
  return is_record(kind) && kind != SearchKind::Variant;
}

}  // namespace

bool first_answers(const SearchParts& parts, const SearchRanking& ranking,
                   const std::vector<Ranked>& order) {
  if (order.empty() || !may_answer(parts.documents[order.front().document].kind)) return false;
  const std::size_t first = order.front().document;
  const double next = order.size() > 1 ? order[1].worth : 0;
  return ranking.slot_count() > 1 && ranking.share(first) >= search_weights.answer_share &&
         ranking.headed(first) >= search_weights.answer_head &&
         order.front().worth >= search_weights.answer_lead * next;
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
