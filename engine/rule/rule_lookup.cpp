#include "engine/rule/rule_lookup.h"

#include <algorithm>
#include <string>

#include "engine/text/said.h"
#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// What a name says: the kind of record, if it is one of these three, and the id.
struct RuleName {
  std::optional<RecordKind> kind;
  std::string id;
  bool may_be(RecordKind other) const { return !kind || kind == other; }
};

RuleName rule_name(std::string_view text) {
  const std::optional<RecordId> id = parse_record_id(text);
  const bool is_rule = id && (id->kind == RecordKind::Rule || id->kind == RecordKind::Ruling ||
                              id->kind == RecordKind::Variant);
  return is_rule ? RuleName{id->kind, id->name} : RuleName{std::nullopt, std::string(text)};
}

template <class Record>
void add_ids(const std::vector<Record>& records, bool with_kind, std::vector<std::string>& ids) {
  for (const Record& record : records) ids.push_back(with_kind ? full_id(record) : record.id);
}

std::string nearest_rule(const Rulebook& rulebook, std::string_view name) {
  const bool with_kind = rule_name(name).kind.has_value();
  std::vector<std::string> known;
  add_ids(rulebook.rules(), with_kind, known);
  add_ids(rulebook.rulings(), with_kind, known);
  add_ids(rulebook.variants(), with_kind, known);
  const std::string near = nearest(name, known);
  if (near.empty() || with_kind) return near;
  return full_id(rulebook.find_rule(near) != nullptr     ? RecordKind::Rule
                 : rulebook.find_ruling(near) != nullptr ? RecordKind::Ruling
                                                         : RecordKind::Variant,
                 near);
}

}  // namespace

const RuleRecord* find_record(const Rulebook& rulebook, const RecordId& id) {
  if (id.kind == RecordKind::Rule) return rulebook.find_rule(id.name);
  if (id.kind == RecordKind::Ruling) return rulebook.find_ruling(id.name);
  return id.kind == RecordKind::Variant ? rulebook.find_variant(id.name) : nullptr;
}

const RuleRecord* find_record(const Rulebook& rulebook, std::string_view id) {
  const RuleName name = rule_name(id);
  for (const RecordKind kind : {RecordKind::Rule, RecordKind::Ruling, RecordKind::Variant})
    if (name.may_be(kind))
      if (const RuleRecord* record = find_record(rulebook, RecordId{kind, name.id})) return record;
  return nullptr;
}

Result<RuleOrRuling> need_rule(const Rulebook& rulebook, std::string_view name,
                               std::string_view where) {
  const std::string lower = to_lower(name);
  const RuleName asked = rule_name(lower);
  if (asked.may_be(RecordKind::Rule))
    if (const Rule* rule = rulebook.find_rule(asked.id)) return RuleOrRuling(rule);
  if (asked.may_be(RecordKind::Ruling))
    if (const Ruling* ruling = rulebook.find_ruling(asked.id)) return RuleOrRuling(ruling);
  if (asked.may_be(RecordKind::Variant))
    if (const Variant* variant = rulebook.find_variant(asked.id)) return RuleOrRuling(variant);
  return Error{.where = std::string(where),
               .what = said("record-fault.no-rule", {{"name", printable(name)}}),
               .fix = said("record-fault.write-rule"),
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
  const std::optional<RecordId> full = parse_record_id(lower);
  const std::string id = full && full->kind == RecordKind::Element ? full->name : lower;
  if (const Element* element = rulebook.find_element(id)) return element;
  const std::vector<const Element*> called = elements_called(rulebook, id);
  if (called.size() == 1) return called.front();
  std::vector<std::string> known;
  add_ids(rulebook.elements(), false, known);
  return Error{.where = std::string(where),
               .what = said("record-fault.no-element", {{"name", printable(name)}}),
               .fix = said("record-fault.write-element"),
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
