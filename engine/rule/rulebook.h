// Rulebook: all elements, rules, rulings and variants, with look-up by name and the links between
// them.
//
// The Rulebook owns its records and is immutable; pointers into it are valid as long as it lives.
// It cannot be copied, so that no pointer is left behind by accident.
//
//   for (const Rule& rule : rulebook.rules_of("tower"))
//     for (const Ruling* ruling : rulebook.rulings_on(rule.id)) ... ruling->title
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/rule/group_game.h"
#include "engine/rule/rule.h"
#include "engine/text/search_language.h"

namespace cartulary {

class Rulebook {
 public:
  Rulebook() = default;
  // REQUIRES: elements are sorted by id, all other lists by set and within a set in reading order;
  // ids and former ids are unique across rules, rulings and variants; every link refers to an
  // existing record (content is checked).
  Rulebook(std::vector<Element> elements, std::vector<SetRules> openings, std::vector<Rule> rules,
           std::vector<Ruling> rulings, std::vector<Variant> variants = {},
           std::optional<GroupGame> game = {}, SearchLanguage language = {});
  Rulebook(Rulebook&&) = default;
  Rulebook& operator=(Rulebook&&) = default;
  Rulebook(const Rulebook&) = delete;
  Rulebook& operator=(const Rulebook&) = delete;

  const std::vector<Element>& elements() const { return elements_; }
  const std::vector<SetRules>& openings() const { return openings_; }
  const std::vector<Rule>& rules() const { return rules_; }
  const std::vector<Ruling>& rulings() const { return rulings_; }
  const std::vector<Variant>& variants() const { return variants_; }

  // The group's own game that was read with the records; null if there is none.
  const GroupGame* game() const { return game_ ? &*game_ : nullptr; }

  // The language used to compare names and read questions.
  const SearchLanguage& language() const { return language_; }

  // The records of one set; empty if it has none.
  std::span<const Rule> rules_of(std::string_view set) const;
  std::span<const Ruling> rulings_of(std::string_view set) const;
  // The introduction to the rules of a set; null if it has none.
  const SetRules* opening_of(std::string_view set) const;

  // By id without its kind ("tower/ransom"), or, except for elements, by former id. Null if there
  // is none.
  const Element* find_element(std::string_view id) const;
  const Rule* find_rule(std::string_view id) const;
  const Ruling* find_ruling(std::string_view id) const;
  const Variant* find_variant(std::string_view id) const;

  // The rulings that annotate a rule, in order.
  std::span<const Ruling* const> rulings_on(std::string_view rule) const;
  // The rulings that supersede or contradict a rule or ruling, in order.
  std::span<const Ruling* const> challengers_of(std::string_view id) const;
  // The rules and rulings about an element, in order.
  std::span<const Rule* const> rules_about(std::string_view element) const;
  std::span<const Ruling* const> rulings_about(std::string_view element) const;
  // The rules and rulings for which speaks_of_set() is true, in order.
  std::span<const Rule* const> rules_with(std::string_view set) const;
  std::span<const Ruling* const> rulings_with(std::string_view set) const;

 private:
  template <class T>
  using Lists = std::map<std::string, std::vector<const T*>, std::less<>>;
  using Names = std::map<std::string, std::size_t, std::less<>>;

  void link_rulings();

  std::vector<Element> elements_;
  std::vector<SetRules> openings_;
  std::vector<Rule> rules_;
  std::vector<Ruling> rulings_;
  std::vector<Variant> variants_;
  std::optional<GroupGame> game_;
  SearchLanguage language_;
  Names rule_by_name_;
  Names ruling_by_name_;
  Names variant_by_name_;
  Lists<Ruling> by_rule_;
  Lists<Ruling> by_challenged_;
  Lists<Rule> rule_by_element_;
  Lists<Ruling> ruling_by_element_;
  Lists<Rule> rule_by_set_;
  Lists<Ruling> ruling_by_set_;
};

// The selection of the group's own game; an empty selection if there is none.
const Selection& played_selection(const Rulebook& rulebook);

// Whether a record belongs to the set or serves it.
bool is_of_set(const RuleRecord& record, std::string_view set);
// Whether a record belongs to the set, serves it, or needs it, alone or as one of several.
bool speaks_of_set(const RuleRecord& record, std::string_view set);
bool speaks_of_element(const RuleRecord& record, std::string_view element);

// The sets that a record needs: at least one of each list. The first list has the sets that it
// belongs to.
using NeededSets = std::vector<std::vector<std::string>>;
NeededSets needed_sets(const RuleRecord& record);

// Whether the selection includes the set or, for a box, every set that it contains.
bool is_chosen(const Selection& selection, const TileSet& set);
bool is_chosen(const Catalog& catalog, const Selection& selection, const std::string& set);

// Whether one of the sets is chosen and counts in one of the editions. A set for which no printing
// was chosen counts in any. True if `editions` is empty.
bool counts_in(const Catalog& catalog, const Selection& selection,
               const std::vector<std::string>& sets, const std::vector<Edition>& editions);

// Whether a record applies to a group. Adopted records always do. OtherSet: a set that it needs is
// not chosen, or, for a box, not all its sets are. OtherEdition: the record's editions lack the one
// in which its set counts. OtherRuleSet: only other publishers have it.
enum class Applies { Yes, OtherSet, OtherEdition, OtherRuleSet };
Applies applies(const RuleRecord& record, const Catalog& catalog, const Selection& selection);

}  // namespace cartulary
