#include "engine/rule/rule_lookup.h"

#include <algorithm>
#include <string>

#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view rule_kind = "rule/";
constexpr std::string_view ruling_kind = "ruling/";
constexpr std::string_view variant_kind = "variant/";
constexpr std::string_view element_kind = "element/";

// The name without the kind, if it begins with it.
std::string_view without(std::string_view kind, std::string_view name) {
  return name.starts_with(kind) ? name.substr(kind.size()) : name;
}

template <class Record>
void add_ids(std::string_view kind, const std::vector<Record>& records,
             std::vector<std::string>& ids) {
  for (const Record& record : records) ids.push_back(std::string(kind) + record.id);
}

bool has_kind(std::string_view name) {
  return name.starts_with(rule_kind) || name.starts_with(ruling_kind) ||
         name.starts_with(variant_kind);
}

// Whether the name can refer to the kind: it has that kind, or none.
bool may_be(std::string_view kind, std::string_view name) {
  return name.starts_with(kind) || !has_kind(name);
}

std::string nearest_rule(const Rulebook& rulebook, std::string_view name) {
  std::vector<std::string> known;
  if (has_kind(name)) {
    add_ids(rule_kind, rulebook.rules(), known);
    add_ids(ruling_kind, rulebook.rulings(), known);
    add_ids(variant_kind, rulebook.variants(), known);
    return nearest(name, known);
  }
  add_ids("", rulebook.rules(), known);
  add_ids("", rulebook.rulings(), known);
  add_ids("", rulebook.variants(), known);
  const std::string near = nearest(name, known);
  if (near.empty()) return "";
  return std::string(rulebook.find_rule(near) != nullptr     ? rule_kind
                     : rulebook.find_ruling(near) != nullptr ? ruling_kind
                                                             : variant_kind) +
         near;
}

}  // namespace

const RuleRecord* find_record(const Rulebook& rulebook, std::string_view id) {
  const RuleRecord* record = nullptr;
  if (may_be(rule_kind, id)) record = rulebook.find_rule(without(rule_kind, id));
  if (record == nullptr && may_be(ruling_kind, id))
    record = rulebook.find_ruling(without(ruling_kind, id));
  if (record == nullptr && may_be(variant_kind, id))
    record = rulebook.find_variant(without(variant_kind, id));
  return record;
}

Result<RuleOrRuling> need_rule(const Rulebook& rulebook, std::string_view name,
                               std::string_view where) {
  const std::string lower = to_lower(name);
  if (may_be(rule_kind, lower))
    if (const Rule* rule = rulebook.find_rule(without(rule_kind, lower))) return RuleOrRuling(rule);
  if (may_be(ruling_kind, lower))
    if (const Ruling* ruling = rulebook.find_ruling(without(ruling_kind, lower)))
      return RuleOrRuling(ruling);
  if (may_be(variant_kind, lower))
    if (const Variant* variant = rulebook.find_variant(without(variant_kind, lower)))
      return RuleOrRuling(variant);
  return Error{.where = std::string(where),
               .what = "no rule, ruling or variant is called " + quoted(name),
               .fix = "write an id such as rule/tower/ransom; searches tell ids",
               .suggestion = nearest_rule(rulebook, lower)};
}

const Rule* find_rule_with_value(const Rulebook& rulebook, std::string_view name) {
  const std::vector<Rule>& rules = rulebook.rules();
  const auto found = std::ranges::find_if(
      rules, [&](const Rule& rule) { return rule.value && rule.value->name == name; });
  return found == rules.end() ? nullptr : &*found;
}

Result<const Element*> need_element(const Rulebook& rulebook, std::string_view name,
                                    std::string_view where) {
  const std::string lower = to_lower(name);
  const std::string_view id = without(element_kind, lower);
  if (const Element* element = rulebook.find_element(id)) return element;
  const std::vector<const Element*> called = elements_called(rulebook, id);
  if (called.size() == 1) return called.front();
  std::vector<std::string> known;
  add_ids("", rulebook.elements(), known);
  return Error{.where = std::string(where),
               .what = "no element is called " + quoted(name),
               .fix = "write an id such as element/follower; searches tell ids",
               .suggestion = called.empty() ? nearest(id, known) : called.front()->id};
}

std::vector<const Element*> elements_called(const Rulebook& rulebook, std::string_view word) {
  std::vector<const Element*> found;
  if (word.empty()) return found;
  const auto take = [&](const auto& is_word) {
    for (const Element& element : rulebook.elements())
      if (is_word(element.name) || is_word(element.german) ||
          std::any_of(element.also.begin(), element.also.end(), is_word))
        found.push_back(&element);
  };
  take([&](const std::string& other) { return same_letters(other, word); });
  if (!found.empty()) return found;
  // For "The fairy" and "meeples".
  const SearchLanguage& language = rulebook.language();
  const std::string key = name_key(word, language);
  take(
      [&](const std::string& other) { return !other.empty() && name_key(other, language) == key; });
  return found;
}

}  // namespace cartulary
