#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/rule/rule_members.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/content/rule_record_reader.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 6> rule_file_keys = {"set",  "summary", "in_the_box",
                                                            "turn", "scoring", "rules"};
// Read separately: former ids, which are stored with the current id.
constexpr std::array<std::string_view, 1> rule_apart = {"aliases"};

void check_value(const Record& rule_record, const std::optional<RuleValue>& value) {
  if (!value || value->default_choice.empty() ||
      std::count(value->choices.begin(), value->choices.end(), value->default_choice) > 0)
    return;
  for (const YamlEntry& entry : rule_record.find("values")->entries)
    if (entry.key == "default")
      rule_record.errors().add(
          entry.value.place,
          fmt::format("the default '{}' is none of the choices", value->default_choice),
          "write one of 'choices'");
}

Rule read_rule(const YamlNode& node, const std::string& set, std::vector<std::string>& titles,
               ContentDraft& draft) {
  const Record record(node, draft.keys(keys_of<Rule>()), draft.errors);
  Rule rule;
  rule.set = set;
  read_members(record, rule, draft, rule_apart);
  give_ids(record, NameKind::Rule, rule, draft);
  check_rule_record(record, rule, draft);
  check_title(record, titles);
  titles.push_back(rule.title);
  check_value(record, rule.value);
  return rule;
}

// A page shows one heading for all rules under it, so these must be adjacent.
void check_heading(const YamlNode& node, const std::vector<Rule>& rules, std::size_t first,
                   ErrorList& errors) {
  const std::string& heading = rules.back().heading;
  const auto last = rules.end() - 1;
  if (heading.empty() || last == rules.begin() + static_cast<std::ptrdiff_t>(first)) return;
  const auto found = std::find_if(rules.begin() + static_cast<std::ptrdiff_t>(first), last,
                                  [&](const Rule& rule) { return rule.heading == heading; });
  if (found == last || (last - 1)->heading == heading) return;
  for (const YamlEntry& entry : node.entries)
    if (entry.key == "heading")
      errors.add(entry.value.place,
                 fmt::format("the heading '{}' stands apart from {}", heading, found->id),
                 "put rules with one heading together");
}

}  // namespace

void read_rules_file(const YamlNode& root, std::string_view set, ContentDraft& draft) {
  const Record record(root, {"a file of rules", rule_file_keys, {}}, draft.errors);
  SetRules made;
  made.set = read_file_set(record, set, draft);
  read_members(record, made, draft);
  need_list(record, "rules", "write at least one rule");
  const std::size_t first = draft.rules.size();
  std::vector<std::string> titles;
  for (const YamlNode& node : record.list("rules")) {
    draft.rules.push_back(read_rule(node, made.set, titles, draft));
    check_heading(node, draft.rules, first, draft.errors);
  }
  draft.set_rules.push_back(std::move(made));
}

}  // namespace cartulary::tiledb
