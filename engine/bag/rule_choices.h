// RuleChoice: a house rule that a selection may name, with the values that it takes.
//
// Views into constant text. What the program has no rule for cannot be chosen, so that no answer
// shows a house rule that changes nothing.
//
//   for (const RuleChoice& choice : rule_choices()) choice.name;        // "tiny-city"
//   check_rules({{"tiny-city", "7"}});                                  // an Error with the values
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/result.h"

namespace cartulary {

struct RuleChoice {
  std::string_view name;
  std::string_view usual;    // taken when the selection does not name the rule
  std::string_view choices;  // separated by blanks
};

// tiny-city (4 2): what a complete city of two segments scores without pennants.
// farm-scoring (3 1 2): how farms are scored, as in the first, second or third edition.
// little-buildings (equal by-kind): whether each brings 1 point, or towers 3, houses 2, sheds 1.
// gq11-pig-herd (no yes): whether the herd of GQ-02 counts.
std::span<const RuleChoice> rule_choices();

// The value of a rule in a selection that names these: the usual one where it does not. Empty for a
// rule that is none.
std::string chosen_value(const std::map<std::string, std::string>& rules, std::string_view name);

// Error (`where` "rule"): a name that is none of these, with the list and the nearest; a value
// that its rule does not take, with those that it takes.
Status check_rules(const std::map<std::string, std::string>& rules);

}  // namespace cartulary
