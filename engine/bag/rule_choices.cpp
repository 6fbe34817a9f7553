#include "engine/bag/rule_choices.h"

#include <algorithm>
#include <vector>

#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr RuleChoice choices[] = {
    {"tiny-city", "4", "4 2"},
    {"farm-scoring", "3", "3 1 2"},
    {"little-buildings", "equal", "equal by-kind"},
    {"gq11-pig-herd", "no", "no yes"},
    {"labyrinth-variant", "basic", "basic advanced"},
    {"king-and-robber", "each", "each ten fifteen-or-forty at-once"},
    {"princess-action", as_printed, "printed may must"},
    {"fairy-placement", as_printed, "printed beside on-tile"},
    {"dragon-move", as_printed, "printed before-scoring after-scoring"},
};

// "tiny-city=4 or 2; farm-scoring=3, 1 or 2; ...".
std::string list_of_rules() {
  std::string list;
  for (const RuleChoice& choice : choices)
    add_item(list,
             std::string(choice.name) + "=" + joined(split(choice.choices, ' '), ", ", " or "),
             "; ");
  return list;
}

Error unknown_rule(const std::string& name) {
  std::vector<std::string> known;
  for (const RuleChoice& choice : choices) known.emplace_back(choice.name);
  return Error{.where = "rule",
               .what = "no house rule is called " + quoted(name),
               .fix = "house rules that change an answer: " + list_of_rules(),
               .suggestion = nearest(name, known)};
}

}  // namespace

std::span<const RuleChoice> rule_choices() {
  return choices;
}

bool is_reading(std::string_view name) {
  return std::ranges::any_of(choices, [&](const RuleChoice& choice) {
    return choice.name == name && choice.usual == as_printed;
  });
}

std::string chosen_value(const std::map<std::string, std::string>& rules, std::string_view name) {
  for (const auto& [rule, value] : rules)
    if (rule == name) return value;
  for (const RuleChoice& known : choices)
    if (known.name == name) return std::string(known.usual);
  return {};
}

Status check_rules(const std::map<std::string, std::string>& rules) {
  for (const auto& [name, value] : rules) {
    const auto found = std::find_if(std::begin(choices), std::end(choices),
                                    [&](const RuleChoice& choice) { return choice.name == name; });
    if (found == std::end(choices)) return unknown_rule(name);
    const auto values = split(found->choices, ' ');
    if (std::find(values.begin(), values.end(), value) != values.end()) continue;
    return Error{.where = "rule",
                 .what = quoted(value) + " is no value of the house rule " + quoted(name),
                 .fix = "write " + name + "=" + joined(values, " or " + name + "=")};
  }
  return Done{};
}

}  // namespace cartulary
