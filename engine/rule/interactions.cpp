#include "engine/rule/interactions.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// The records that speak of a set and pass a further test.
template <class Passes>
SharedRecords records_with(const Rulebook& rulebook, std::string_view set, Passes passes) {
  SharedRecords records;
  for (const Rule* rule : rulebook.rules_with(set))
    if (passes(*rule)) records.rules.push_back(rule);
  for (const Ruling* ruling : rulebook.rulings_with(set))
    if (passes(*ruling)) records.rulings.push_back(ruling);
  return records;
}

// Compares ids only, because look-up would also accept codes and other names.
bool is_known(const Catalog& catalog, const Rulebook& rulebook, std::string_view name) {
  const TileSet* set = catalog.find_set(name);
  return (set != nullptr && set->id == name) || rulebook.find_element(name) != nullptr;
}

// Whether a record that speaks of `a` needs both sets, rather than one as an alternative to the
// other.
bool needs_both(const RuleRecord& record, std::string_view a, std::string_view b) {
  // Few records pass this test, so the lists are built only for those.
  if (!speaks_of_set(record, b)) return false;
  const NeededSets needed = needed_sets(record);
  for (const auto& one : needed)
    for (const auto& other : needed)
      if (&one != &other && contains(one, a) && contains(other, b)) return true;
  return false;
}

using Names = std::pair<std::string, std::string>;

std::set<Names> pairs_of(const RuleRecord& record) {
  std::set<Names> pairs;
  const NeededSets needed = needed_sets(record);
  for (std::size_t i = 0; i < needed.size(); ++i)
    for (std::size_t j = i + 1; j < needed.size(); ++j)
      for (const std::string& a : needed[i])
        for (const std::string& b : needed[j])
          if (a != b) pairs.insert(std::minmax(a, b));
  return pairs;
}

}  // namespace

SharedRecords records_of_set(const Rulebook& rulebook, std::string_view set) {
  SharedRecords records =
      records_with(rulebook, set, [&](const RuleRecord& record) { return is_of_set(record, set); });
  const auto is_own = [&](const RuleRecord* record) { return record->set == set; };
  std::stable_partition(records.rules.begin(), records.rules.end(), is_own);
  std::stable_partition(records.rulings.begin(), records.rulings.end(), is_own);
  return records;
}

std::vector<const Variant*> variants_of_set(const Rulebook& rulebook, std::string_view set) {
  std::vector<const Variant*> variants;
  for (const Variant& variant : rulebook.variants())
    if (is_of_set(variant, set)) variants.push_back(&variant);
  std::stable_partition(variants.begin(), variants.end(),
                        [&](const Variant* variant) { return variant->set == set; });
  return variants;
}

SharedRecords shared_by_sets(const Rulebook& rulebook, std::string_view a, std::string_view b) {
  return records_with(rulebook, a,
                      [&](const RuleRecord& record) { return a == b || needs_both(record, a, b); });
}

SharedRecords shared_by_elements(const Rulebook& rulebook, std::string_view a, std::string_view b) {
  SharedRecords records;
  for (const Rule* rule : rulebook.rules_about(a))
    if (speaks_of_element(*rule, b)) records.rules.push_back(rule);
  for (const Ruling* ruling : rulebook.rulings_about(a))
    if (speaks_of_element(*ruling, b)) records.rulings.push_back(ruling);
  return records;
}

SharedRecords shared_by_set_and_element(const Rulebook& rulebook, std::string_view a,
                                        std::string_view b) {
  const auto speaks_of_both = [&](const RuleRecord* record) {
    const bool set_a = speaks_of_set(*record, a), element_a = speaks_of_element(*record, a);
    const bool set_b = speaks_of_set(*record, b), element_b = speaks_of_element(*record, b);
    return (set_a || element_a) && (set_b || element_b) && !(set_a && set_b) &&
           !(element_a && element_b);
  };
  // One of the names must be an element, and few records are about an element.
  const auto of_either = [&](const auto& about_a, const auto& about_b) {
    std::vector either(about_a.begin(), about_a.end());
    either.insert(either.end(), about_b.begin(), about_b.end());
    std::sort(either.begin(), either.end(), std::less<>());
    either.erase(std::unique(either.begin(), either.end()), either.end());
    std::erase_if(either, std::not_fn(speaks_of_both));
    return either;
  };
  SharedRecords records;
  records.rules = of_either(rulebook.rules_about(a), rulebook.rules_about(b));
  records.rulings = of_either(rulebook.rulings_about(a), rulebook.rulings_about(b));
  return records;
}

Result<MeetingNames> parse_meeting(const Catalog& catalog, const Rulebook& rulebook,
                                   std::string_view text, std::string_view where) {
  const std::size_t plus = text.find('+');
  if (plus == std::string_view::npos)
    return Error{.where = std::string(where),
                 .what = said("rules.no-two-names", {{"text", printable(text)}}),
                 .fix = said("rules.write-two-names")};
  MeetingNames names = {std::string(text.substr(0, plus)), std::string(text.substr(plus + 1))};
  for (const std::string& name : {names.a, names.b}) {
    if (is_known(catalog, rulebook, name)) continue;
    std::vector<std::string> known;
    for (const TileSet& set : catalog.sets()) known.push_back(set.id);
    for (const Element& element : rulebook.elements()) known.push_back(element.id);
    return Error{.where = std::string(where),
                 .what = said("rules.no-set-or-element", {{"name", printable(name)}}),
                 .fix = said("rules.write-ids"),
                 .suggestion = nearest(name, known)};
  }
  return names;
}

std::vector<SetPair> set_pairs(const Rulebook& rulebook) {
  std::map<Names, SetPair> pairs;
  const auto pair_of = [&pairs](const Names& names) -> SetPair& {
    SetPair& pair = pairs[names];
    pair.a = names.first;
    pair.b = names.second;
    return pair;
  };
  for (const Rule& rule : rulebook.rules())
    for (const Names& names : pairs_of(rule)) ++pair_of(names).rules;
  for (const Ruling& ruling : rulebook.rulings())
    for (const Names& names : pairs_of(ruling)) ++pair_of(names).rulings;
  std::vector<SetPair> list;
  list.reserve(pairs.size());
  for (auto& [names, pair] : pairs) list.push_back(std::move(pair));
  return list;
}

}  // namespace cartulary
