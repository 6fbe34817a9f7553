#include "engine/rule/rulebook.h"

#include <algorithm>

#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary {
namespace {

template <class Record>
std::map<std::string, std::size_t, std::less<>> names_of(const std::vector<Record>& records) {
  std::map<std::string, std::size_t, std::less<>> names;
  for (std::size_t i = 0; i < records.size(); ++i) {
    names.emplace(records[i].id, i);
    for (const std::string& alias : records[i].aliases) names.emplace(alias, i);
  }
  return names;
}

template <class Record>
std::span<const Record> part_of(const std::vector<Record>& records, std::string_view set) {
  const auto [first, last] =
      std::equal_range(records.begin(), records.end(), set, [](const auto& a, const auto& b) {
        if constexpr (std::is_same_v<std::decay_t<decltype(a)>, Record>)
          return std::string_view(a.set) < b;
        else
          return a < std::string_view(b.set);
      });
  return {first, last};
}

template <class Record>
void link_elements(const std::vector<Record>& records,
                   std::map<std::string, std::vector<const Record*>, std::less<>>& lists) {
  for (const Record& record : records)
    for (const std::string& element : record.about) lists[element].push_back(&record);
}

template <class Record>
void link_sets(const std::vector<Record>& records,
               std::map<std::string, std::vector<const Record*>, std::less<>>& lists) {
  for (const Record& record : records) {
    const auto link = [&](const std::string& set) {
      auto& list = lists[set];
      // A record may list a set twice.
      if (list.empty() || list.back() != &record) list.push_back(&record);
    };
    link(record.set);
    for (const auto* sets : {&record.serves, &record.with, &record.with_any})
      std::ranges::for_each(*sets, link);
  }
}

template <class Record>
const Record* find(const std::vector<Record>& records,
                   const std::map<std::string, std::size_t, std::less<>>& names,
                   std::string_view id) {
  const auto found = names.find(id);
  return found == names.end() ? nullptr : &records[found->second];
}

template <class T>
std::span<const T* const> list_at(
    const std::map<std::string, std::vector<const T*>, std::less<>>& lists, std::string_view id) {
  const auto found = lists.find(id);
  if (found == lists.end()) return {};
  return found->second;
}

// A group's own game is always played, and is not listed among the sets.
bool is_of_game(const Selection& selection, std::string_view set) {
  return selection.game && selection.game->id == set;
}

}  // namespace

Rulebook::Rulebook(std::vector<Element> elements, std::vector<SetRules> openings,
                   std::vector<Rule> rules, std::vector<Ruling> rulings,
                   std::vector<Variant> variants, std::optional<GroupGame> game,
                   SearchLanguage language)
    : elements_(std::move(elements)),
      openings_(std::move(openings)),
      rules_(std::move(rules)),
      rulings_(std::move(rulings)),
      variants_(std::move(variants)),
      game_(std::move(game)),
      language_(std::move(language)),
      rule_by_name_(names_of(rules_)),
      ruling_by_name_(names_of(rulings_)),
      variant_by_name_(names_of(variants_)) {
  link_rulings();
  link_elements(rules_, rule_by_element_);
  link_elements(rulings_, ruling_by_element_);
  link_sets(rules_, rule_by_set_);
  link_sets(rulings_, ruling_by_set_);
}

void Rulebook::link_rulings() {
  for (const Ruling& ruling : rulings_) {
    for (const std::string& rule : ruling.annotates) by_rule_[rule].push_back(&ruling);
    for (const std::string& other : ruling.supersedes) by_challenged_[other].push_back(&ruling);
    for (const std::string& other : ruling.contradicts)
      if (!contains(ruling.supersedes, other)) by_challenged_[other].push_back(&ruling);
  }
}

std::span<const Rule> Rulebook::rules_of(std::string_view set) const {
  return part_of(rules_, set);
}

std::span<const Ruling> Rulebook::rulings_of(std::string_view set) const {
  return part_of(rulings_, set);
}

const SetRules* Rulebook::opening_of(std::string_view set) const {
  const std::span<const SetRules> found = part_of(openings_, set);
  return found.empty() ? nullptr : &found.front();
}

const Element* Rulebook::find_element(std::string_view id) const {
  const auto found = std::lower_bound(
      elements_.begin(), elements_.end(), id,
      [](const Element& element, std::string_view wanted) { return element.id < wanted; });
  return found == elements_.end() || found->id != id ? nullptr : &*found;
}

const Rule* Rulebook::find_rule(std::string_view id) const {
  return find(rules_, rule_by_name_, id);
}

const Ruling* Rulebook::find_ruling(std::string_view id) const {
  return find(rulings_, ruling_by_name_, id);
}

const Variant* Rulebook::find_variant(std::string_view id) const {
  return find(variants_, variant_by_name_, id);
}

std::span<const Ruling* const> Rulebook::rulings_on(std::string_view rule) const {
  return list_at(by_rule_, rule);
}

std::span<const Ruling* const> Rulebook::challengers_of(std::string_view id) const {
  return list_at(by_challenged_, id);
}

std::span<const Rule* const> Rulebook::rules_about(std::string_view element) const {
  return list_at(rule_by_element_, element);
}

std::span<const Ruling* const> Rulebook::rulings_about(std::string_view element) const {
  return list_at(ruling_by_element_, element);
}

std::span<const Rule* const> Rulebook::rules_with(std::string_view set) const {
  return list_at(rule_by_set_, set);
}

std::span<const Ruling* const> Rulebook::rulings_with(std::string_view set) const {
  return list_at(ruling_by_set_, set);
}

const Selection& played_selection(const Rulebook& rulebook) {
  static const Selection nothing;
  return rulebook.game() == nullptr ? nothing : rulebook.game()->selection;
}

bool is_of_set(const RuleRecord& record, std::string_view set) {
  return record.set == set || contains(record.serves, set);
}

bool speaks_of_set(const RuleRecord& record, std::string_view set) {
  return is_of_set(record, set) || contains(record.with, set) || contains(record.with_any, set);
}

bool speaks_of_element(const RuleRecord& record, std::string_view element) {
  return contains(record.about, element);
}

NeededSets needed_sets(const RuleRecord& record) {
  NeededSets needed = {{record.set}};
  needed.front().insert(needed.front().end(), record.serves.begin(), record.serves.end());
  for (const std::string& set : record.with) needed.push_back({set});
  if (!record.with_any.empty()) needed.push_back(record.with_any);
  return needed;
}

// A selection holds the sets of a box instead of the box.
bool is_chosen(const Selection& selection, const TileSet& set) {
  if (selection.sets.contains(set.id) || is_of_game(selection, set.id)) return true;
  return !set.contains.empty() && std::ranges::all_of(set.contains, [&](const ContainedSet& part) {
    return selection.sets.contains(part.set);
  });
}

bool is_chosen(const Catalog& catalog, const Selection& selection, const std::string& set) {
  if (selection.sets.contains(set) || is_of_game(selection, set)) return true;
  const TileSet* found = catalog.find_set(set);
  return found != nullptr && is_chosen(selection, *found);
}

bool counts_in(const Catalog& catalog, const Selection& selection,
               const std::vector<std::string>& sets, const std::vector<Edition>& editions) {
  return editions.empty() || std::any_of(sets.begin(), sets.end(), [&](const std::string& name) {
           const TileSet* set = catalog.find_set(name);
           if (set == nullptr) return true;
           return is_chosen(catalog, selection, name) &&
                  (!chooses_edition(selection, name) ||
                   is_among(editions, edition_for(selection, *set)));
         });
}

Applies applies(const RuleRecord& record, const Catalog& catalog, const Selection& selection) {
  if (selection.adopted.contains(record.id)) return Applies::Yes;
  const NeededSets needed = needed_sets(record);
  const auto chosen = [&](const std::string& set) { return is_chosen(catalog, selection, set); };
  const auto any_chosen = [&](const auto& sets) {
    return std::any_of(sets.begin(), sets.end(), chosen);
  };
  if (!std::all_of(needed.begin(), needed.end(), any_chosen)) return Applies::OtherSet;
  if (!counts_in(catalog, selection, needed.front(), record.editions)) return Applies::OtherEdition;
  return rule_set_fits(record.rule_sets, selection.rule_set) ? Applies::Yes : Applies::OtherRuleSet;
}

}  // namespace cartulary
