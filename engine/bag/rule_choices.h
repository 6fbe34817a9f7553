// RuleChoice: a house rule that a selection may name, with its possible values.
//
// The one table of them: help, the API's parameter, errors and pages are made from it. Only rules
// that the program knows can be chosen, so that no answer shows a house rule that changes nothing.
//
//   for (const RuleChoice& choice : rule_choices) choice.name;        // "tiny-city"
//   check_rules({{"tiny-city", "7"}});                                  // an Error with the values
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "engine/text/constant_text.h"
#include "engine/text/result.h"

namespace cartulary {

// The value of choices among readings that rule sets have in different ways: each has its own.
inline constexpr std::string_view as_printed = "printed";

struct RuleChoice {
  std::string_view name;
  std::string_view choices;  // separated by blanks, the usual one first
  std::string_view meaning;  // what is chosen

  // The value if the selection does not name the rule.
  constexpr std::string_view usual() const { return choices.substr(0, choices.find(' ')); }
};

inline constexpr auto rule_choices = std::to_array<RuleChoice>({
    {"tiny-city", "4 2", "what a complete city of two segments scores without pennants"},
    {"farm-scoring", "3 1 2", "how farms are scored, as in the first, second or third edition"},
    {"little-buildings", "equal by-kind",
     "whether each brings 1 point, or towers 3, houses 2, sheds 1"},
    {"gq11-pig-herd", "no yes", "whether the herd of GQ-02 counts"},
    {"labyrinth-variant", "basic advanced", "which variant of the labyrinth is played"},
    {"king-and-robber", "each ten fifteen-or-forty at-once",
     "what the King and the Robber Baron score"},
    {"princess-action", "printed may must", "whether a princess may or must send a knight home"},
    {"fairy-placement", "printed beside on-tile",
     "whether the fairy stands beside one follower, or on a tile with all of them"},
    {"dragon-move", "printed before-scoring after-scoring", "when the dragon flies"},
});

namespace rule_texts {

using Text = ConstantText<1280>;

constexpr Text listed(bool with_meanings) {
  Text text;
  for (const RuleChoice& choice : rule_choices) {
    if (text.size > 0) text.add("; ");
    text.add(choice.name);
    text.add("=");
    for (std::string_view rest = choice.choices; !rest.empty();) {
      const std::string_view value = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(value.size() + 1, rest.size()));
      if (value != choice.usual()) text.add(rest.empty() ? " or " : ", ");
      text.add(value);
    }
    if (!with_meanings) continue;
    text.add(": ");
    text.add(choice.meaning);
  }
  return text;
}

inline constexpr Text values_text = listed(false);
inline constexpr Text meanings_text = listed(true);
inline constexpr std::string_view values = values_text.view();      // "tiny-city=4 or 2; ..."
inline constexpr std::string_view meanings = meanings_text.view();  // "tiny-city=4 or 2: what ..."

}  // namespace rule_texts

// Whether the rule is a choice among readings, by default as printed.
bool is_reading(std::string_view name);

// The value that `rules` gives to the rule called `name`, else the usual one. Empty for an unknown
// rule.
std::string chosen_value(const std::map<std::string, std::string>& rules, std::string_view name);

// Error (`where` "rule"): an unknown name, with the list of rules and the nearest name; a value
// that its rule does not take, with those that it takes.
Status check_rules(const std::map<std::string, std::string>& rules);

}  // namespace cartulary
