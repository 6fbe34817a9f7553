#include "tiledb/guide/guide_parts.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/bag/rule_choices.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

constexpr int most_sentences = 9999;

std::vector<std::string_view> choice_names() {
  std::vector<std::string_view> names;
  for (const RuleChoice& choice : rule_choices) names.push_back(choice.name);
  return names;
}

// Reports a choice that no selection can make.
void check_choice(const YamlEntry& entry, const std::string& choice, ErrorList& errors) {
  for (const RuleChoice& known : rule_choices) {
    if (known.name != entry.key) continue;
    const std::vector<std::string_view> choices = split(known.choices, ' ');
    if (!choice.empty() && std::find(choices.begin(), choices.end(), choice) == choices.end())
      report_unknown_name(entry.value.place, "choice of " + entry.key, choice, choices, errors);
    return;
  }
  const std::vector<std::string_view> names = choice_names();
  report_unknown_name(entry.key_place, "choice", entry.key, names, errors);
}

}  // namespace

std::vector<CarriedSentence> read_carries(const Record& record, const std::string& by,
                                          ContentDraft& draft) {
  std::vector<CarriedSentence> carried;
  for (const YamlEntry& entry : record.map("carries")) {
    draft.used.push_back({NameKind::Section, entry.key, entry.key_place, {}});
    if (entry.value.kind != YamlNode::Kind::List) {
      draft.errors.add(entry.value.place, fmt::format("the sentences of {} are no list", entry.key),
                       "write their numbers as [a, b]");
      continue;
    }
    for (const YamlNode& item : entry.value.items) {
      const auto number = read_number(item, "a sentence", 1, most_sentences, draft.errors);
      if (!number) continue;
      carried.push_back({entry.key, *number});
      draft.carried_sentences.push_back({carried.back(), by, item.place});
    }
  }
  return carried;
}

std::vector<ChosenValue> read_rule_value(const Record& record) {
  std::vector<ChosenValue> values;
  for (const YamlEntry& entry : record.map("rule_value")) {
    std::string choice = read_text(entry.value, "a choice", record.errors());
    check_choice(entry, choice, record.errors());
    values.push_back({entry.key, std::move(choice)});
  }
  return values;
}

void check_rules_behind(const Record& record, std::string_view what) {
  const YamlNode* rules = record.find("rules");
  const bool any = rules != nullptr && !rules->items.empty();
  if (!any && !record.has("no_rule"))
    record.errors().add(record.place(), fmt::format("{} has neither 'rules' nor 'no_rule'", what),
                        "name the rules behind it, or say in 'no_rule' why there are none");
  else if (any && record.has("no_rule"))
    record.errors().add(record.place_of("no_rule"),
                        fmt::format("{} has both 'rules' and 'no_rule'", what),
                        "remove 'no_rule', or the rules that do not stand behind it");
}

std::string read_guide_id(const Record& record, std::string_view stem) {
  std::string id = record.need_text("id");
  if (!id.empty() && id != stem)
    record.errors().add(record.place_of("id"),
                        fmt::format("the guide '{}' stands in a file named '{}.yaml'", id, stem),
                        fmt::format("name the file {}.yaml, or correct the id", id));
  return std::string(stem);
}

void check_new(const Record& record, std::string_view key, std::string_view what,
               std::vector<std::string>& before) {
  const YamlNode* value = record.find(key);
  if (value == nullptr || value->text.empty()) return;
  if (std::find(before.begin(), before.end(), value->text) != before.end())
    record.errors().add(value->place,
                        fmt::format("the {} '{}' stands twice in this file", what, value->text),
                        "remove one of the two");
  before.push_back(value->text);
}

}  // namespace cartulary::tiledb
