#include "engine/bag/rule_choices.h"

#include <algorithm>
#include <vector>

#include "engine/text/contract.h"
#include "engine/text/said_list.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

// "tiny-city=4 or 2; farm-scoring=3, 1 or 2".
Said all_choices() {
  std::vector<Said> choices;
  for (const RuleChoice& choice : rule_choices) {
    std::vector<std::string_view> values = split(choice.choices, ' ');
    const std::string_view last = values.back();
    values.pop_back();
    choices.push_back(said("word.rule-values",
                           {{"rule", choice.name}, {"values", joined(values)}, {"last", last}}));
  }
  return list_of(choices, "list.part", "list.part");
}

Error unknown_rule(const std::string& name) {
  std::vector<std::string> known;
  for (const RuleChoice& choice : rule_choices) known.emplace_back(choice.name);
  return Error{.where = "rule",
               .what = said("fault.no-house-rule", {{"name", printable(name)}}),
               .fix = said("fault.house-rules", {{"rules", all_choices()}}),
               .suggestion = nearest(name, known)};
}

// "write dragon-move=printed or dragon-move=before-scoring". REQUIRES: two to four values.
Said write_choice(const std::string& name, const std::vector<std::string_view>& values) {
  const auto choice = [&](std::size_t i) { return name + '=' + std::string(values[i]); };
  if (values.size() == 2)
    return said("fault.this-or-that", {{"first", choice(0)}, {"second", choice(1)}});
  if (values.size() == 3)
    return said("bag-fault.write-of-three",
                {{"first", choice(0)}, {"second", choice(1)}, {"third", choice(2)}});
  CARTULARY_REQUIRES(values.size() == 4);
  return said(
      "bag-fault.write-of-four",
      {{"first", choice(0)}, {"second", choice(1)}, {"third", choice(2)}, {"fourth", choice(3)}});
}

}  // namespace

bool is_reading(std::string_view name) {
  return std::ranges::any_of(rule_choices, [&](const RuleChoice& choice) {
    return choice.name == name && choice.usual() == as_printed;
  });
}

std::string chosen_value(const std::map<std::string, std::string>& rules, std::string_view name) {
  for (const auto& [rule, value] : rules)
    if (rule == name) return value;
  for (const RuleChoice& known : rule_choices)
    if (known.name == name) return std::string(known.usual());
  return {};
}

Status check_rules(const std::map<std::string, std::string>& rules) {
  for (const auto& [name, value] : rules) {
    const auto found = std::find_if(rule_choices.begin(), rule_choices.end(),
                                    [&](const RuleChoice& choice) { return choice.name == name; });
    if (found == rule_choices.end()) return unknown_rule(name);
    const auto values = split(found->choices, ' ');
    if (std::find(values.begin(), values.end(), value) != values.end()) continue;
    return Error{.where = "rule",
                 .what = said("fault.no-rule-value",
                              {{"value", printable(value)}, {"name", printable(name)}}),
                 .fix = write_choice(name, values)};
  }
  return Done{};
}

}  // namespace cartulary
