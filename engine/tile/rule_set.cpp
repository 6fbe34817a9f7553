#include "engine/tile/rule_set.h"

#include <algorithm>

#include "engine/text/contract.h"
#include "engine/text/said_list.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {

Result<std::string> parse_rule_set(std::string_view text, std::string_view where) {
  if (trimmed(text).empty()) return std::string();
  for (const std::string_view name : rule_set_names)
    if (same_letters(name, trimmed(text))) return std::string(name);
  const std::vector<std::string> known(rule_set_names.begin(), rule_set_names.end());
  return Error{.where = std::string(where),
               .what = said("bag-fault.no-rule-set", {{"name", printable(text)}}),
               .fix = write_one_of(known),
               .suggestion = nearest(trimmed(text), known)};
}

std::string_view rule_set_title(std::string_view name) {
  const auto found = std::ranges::find(rule_sets, name, &RuleSetName::name);
  CARTULARY_REQUIRES(found != rule_sets.end());
  return found->title;
}

bool rule_set_fits(const std::vector<std::string>& only, std::string_view rule_set) {
  const auto names = [&only](std::string_view name) {
    return std::ranges::find(only, name) != only.end();
  };
  if (rule_set.empty() || only.empty() || names(rule_set)) return true;
  return rule_set == championship && names(first_publisher);
}

}  // namespace cartulary
