// Rulebook: every element, rule, ruling and variant, with look-up by name and the links among them.
//
// The Rulebook owns its records and does not change once made; pointers into it live as long as
// it does. Copying is switched off so that no pointer is left behind by accident.
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
  // REQUIRES: elements sorted by id; all others by set, those of a set in the order of reading; ids
  // and former ids are unique, rules, rulings and variants together; links name
  // records that are there (content is checked).
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

  // The group's own game that the records are read with; null if there is none.
  const GroupGame* game() const { return game_ ? &*game_ : nullptr; }

  // The words by which names are compared, and questions read.
  const SearchLanguage& language() const { return language_; }

  // Of one set; empty for a set that has none.
  std::span<const Rule> rules_of(std::string_view set) const;
  std::span<const Ruling> rulings_of(std::string_view set) const;
  // What opens the rules of a set; null if it has none.
  const SetRules* opening_of(std::string_view set) const;

  // By id or former id, without its kind ("tower/ransom"); null if there is none.
  const Element* find_element(std::string_view id) const;
  const Rule* find_rule(std::string_view id) const;
  const Ruling* find_ruling(std::string_view id) const;
  const Variant* find_variant(std::string_view id) const;

  // The rulings that annotate a rule, in their order.
  std::span<const Ruling* const> rulings_on(std::string_view rule) const;
  // The rulings that supersede or contradict a rule or ruling, in their order.
  std::span<const Ruling* const> challengers_of(std::string_view id) const;
  // The rules and rulings about an element, in their order.
  std::span<const Rule* const> rules_about(std::string_view element) const;
  std::span<const Ruling* const> rulings_about(std::string_view element) const;
  // The rules and rulings that speak of a set (`speaks_of_set`), in their order.
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

// The selection of the game that the records are read with; without one nothing is chosen.
const Selection& played_selection(const Rulebook& rulebook);

// Whether a record is a rule or ruling of the set: it stands there, or serves it.
bool is_of_set(const RuleRecord& record, std::string_view set);
// Whether a record speaks of a set: it is of the set, or needs it, be it as one of several.
bool speaks_of_set(const RuleRecord& record, std::string_view set);
bool speaks_of_element(const RuleRecord& record, std::string_view element);

// The sets without which a record says nothing: of each list one at least. The first are those
// that it is of.
using NeededSets = std::vector<std::vector<std::string>>;
NeededSets needed_sets(const RuleRecord& record);

// Whether a set is among those of the selection (of a box: all that it contains are).
bool is_chosen(const Selection& selection, const TileSet& set);
bool is_chosen(const Catalog& catalog, const Selection& selection, const std::string& set);

// Whether one of the sets that are chosen counts in one of the editions, as it does in any where no
// printing was chosen; of none: always.
bool counts_in(const Catalog& catalog, const Selection& selection,
               const std::vector<std::string>& sets, const std::vector<Edition>& editions);

// Why a record says nothing to a group, or that it does, as what it has adopted does: a set that it
// needs is not among the sets of the selection (of a box: not all that it contains are); or its
// editions lack the one in which the set counts there.
enum class Applies { Yes, OtherSet, OtherEdition };
Applies applies(const RuleRecord& record, const Catalog& catalog, const Selection& selection);

}  // namespace cartulary
