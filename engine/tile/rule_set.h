// Rule sets: whose rules are played where publishers differ: HiG (Hans im Glück), RGG (Rio Grande
// Games), ZMG (Z-Man Games) or WC2012 (World Championship 2012).
//
// A rule set is written as its name, also in content, addresses and answers; an empty text is no
// choice, which accepts every reading.
//
//   *parse_rule_set("rgg", "rule-set");        // "RGG"
//   rule_set_fits({"HiG", "RGG"}, "WC2012");   // true
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/constant_text.h"
#include "engine/text/result.h"

namespace cartulary {

struct RuleSetName {
  std::string_view name;
  std::string_view title;
};
inline constexpr std::array<RuleSetName, 4> rule_sets = {{{"HiG", "Hans im Glück"},
                                                          {"RGG", "Rio Grande Games"},
                                                          {"ZMG", "Z-Man Games"},
                                                          {"WC2012", "World Championship 2012"}}};
inline constexpr auto rule_set_names = [] {
  std::array<std::string_view, rule_sets.size()> names{};
  for (std::size_t i = 0; i < rule_sets.size(); ++i) names[i] = rule_sets[i].name;
  return names;
}();

namespace rule_set_texts {

using Text = ConstantText<96>;

// `between` stands between the names, `last` before the last.
constexpr Text listed(std::string_view between, std::string_view last) {
  Text text;
  for (std::size_t i = 0; i < rule_sets.size(); ++i) {
    if (i > 0) text.add(i + 1 < rule_sets.size() ? between : last);
    text.add(rule_sets[i].name);
  }
  return text;
}

inline constexpr Text any_text = listed(", ", " or ");
inline constexpr Text spaced_text = listed(" ", " ");
inline constexpr std::string_view any = any_text.view();        // "HiG, RGG, ZMG or WC2012"
inline constexpr std::string_view spaced = spaced_text.view();  // "HiG RGG ZMG WC2012"

}  // namespace rule_set_texts

// The publisher whose readings are meant where no rule set is named.
inline constexpr std::string_view first_publisher = "HiG";
inline constexpr std::string_view championship = "WC2012";

// Reads a name, ignoring case; an empty text is no choice. Error (with the given `where`): any
// other word, with the list and the nearest name.
Result<std::string> parse_rule_set(std::string_view text, std::string_view where);

// "Rio Grande Games" of "RGG". REQUIRES: it is the name of a rule set.
std::string_view rule_set_title(std::string_view name);

// Whether what is restricted to the rule sets `only` holds for `rule_set`. An empty `only` holds
// for all, and an empty `rule_set` accepts all. The World Championship plays as HiG.
bool rule_set_fits(const std::vector<std::string>& only, std::string_view rule_set);

}  // namespace cartulary
