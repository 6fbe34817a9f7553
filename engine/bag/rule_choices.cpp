#include "engine/bag/rule_choices.h"

#include <algorithm>
#include <vector>

#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

Error unknown_rule(const std::string& name) {
  std::vector<std::string> known;
  for (const RuleChoice& choice : rule_choices) known.emplace_back(choice.name);
  return Error{.where = "rule",
               .what = said("fault.no-house-rule", {{"name", printable(name)}}),
               .fix = said("fault.house-rules", {{"rules", rule_texts::values}}),
               .suggestion = nearest(name, known)};
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
                 .fix = "write " + name + "=" + joined(values, " or " + name + "=")};
  }
  return Done{};
}

}  // namespace cartulary
