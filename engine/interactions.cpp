#include "engine/interactions.h"

#include <map>
#include <set>
#include <utility>

namespace cartulary {
namespace {

template <class Speaks>
SharedRecords shared(const Rulebook& rulebook, Speaks speaks_of_both) {
  SharedRecords records;
  for (const Rule& rule : rulebook.rules())
    if (speaks_of_both(rule)) records.rules.push_back(&rule);
  for (const Ruling& ruling : rulebook.rulings())
    if (speaks_of_both(ruling)) records.rulings.push_back(&ruling);
  return records;
}

template <class Count>
void count_pairs(const RuleRecord& record, Count count) {
  std::set<std::string> sets(record.with.begin(), record.with.end());
  sets.insert(record.set);
  for (auto a = sets.begin(); a != sets.end(); ++a)
    for (auto b = std::next(a); b != sets.end(); ++b) count(*a, *b);
}

}  // namespace

SharedRecords shared_by_sets(const Rulebook& rulebook, std::string_view a, std::string_view b) {
  return shared(rulebook, [&](const RuleRecord& record) {
    return speaks_of_set(record, a) && speaks_of_set(record, b);
  });
}

SharedRecords shared_by_elements(const Rulebook& rulebook, std::string_view a, std::string_view b) {
  return shared(rulebook, [&](const RuleRecord& record) {
    return speaks_of_element(record, a) && speaks_of_element(record, b);
  });
}

std::vector<SetPair> set_pairs(const Rulebook& rulebook) {
  std::map<std::pair<std::string, std::string>, SetPair> pairs;
  const auto pair_of = [&pairs](const std::string& a, const std::string& b) -> SetPair& {
    SetPair& pair = pairs[{a, b}];
    pair.a = a;
    pair.b = b;
    return pair;
  };
  for (const Rule& rule : rulebook.rules())
    count_pairs(rule, [&](const auto& a, const auto& b) { ++pair_of(a, b).rules; });
  for (const Ruling& ruling : rulebook.rulings())
    count_pairs(ruling, [&](const auto& a, const auto& b) { ++pair_of(a, b).rulings; });
  std::vector<SetPair> list;
  list.reserve(pairs.size());
  for (auto& [names, pair] : pairs) list.push_back(std::move(pair));
  return list;
}

}  // namespace cartulary
