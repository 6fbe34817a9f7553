#include "engine/rule/interactions.h"

#include <map>
#include <set>
#include <utility>

#include "engine/text/suggest.h"
#include "engine/text/text.h"

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

// Ids alone: look-up would take codes and other names too.
bool is_known(const Catalog& catalog, const Rulebook& rulebook, std::string_view name) {
  const TileSet* set = catalog.find_set(name);
  return (set != nullptr && set->id == name) || rulebook.find_element(name) != nullptr;
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

SharedRecords shared_by_set_and_element(const Rulebook& rulebook, std::string_view a,
                                        std::string_view b) {
  return shared(rulebook, [&](const RuleRecord& record) {
    const bool set_a = speaks_of_set(record, a), set_b = speaks_of_set(record, b);
    const bool element_a = speaks_of_element(record, a), element_b = speaks_of_element(record, b);
    return (set_a || element_a) && (set_b || element_b) && !(set_a && set_b) &&
           !(element_a && element_b);
  });
}

Result<MeetingNames> parse_meeting(const Catalog& catalog, const Rulebook& rulebook,
                                   std::string_view text, std::string_view where) {
  const std::size_t plus = text.find('+');
  if (plus == std::string_view::npos)
    return Error{.where = std::string(where),
                 .what = quoted(text) + " is no two names",
                 .fix = "write two sets or elements, such as barn+dragon"};
  MeetingNames names = {std::string(text.substr(0, plus)), std::string(text.substr(plus + 1))};
  for (const std::string& name : {names.a, names.b}) {
    if (is_known(catalog, rulebook, name)) continue;
    std::vector<std::string> known;
    for (const TileSet& set : catalog.sets()) known.push_back(set.id);
    for (const Element& element : rulebook.elements()) known.push_back(element.id);
    return Error{.where = std::string(where),
                 .what = "no set or element is called " + quoted(name),
                 .fix = "write ids, such as barn+dragon",
                 .suggestion = nearest(name, known)};
  }
  return names;
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
