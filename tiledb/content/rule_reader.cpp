#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "tiledb/content/rule_record_reader.h"
#include "tiledb/draft/markdown_links.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 6> file_keys = {"set",  "summary", "in_the_box",
                                                       "turn", "scoring", "rules"};
constexpr std::array<std::string_view, 15> rule_keys = {
    "id",   "aliases",  "title",     "heading", "step",  "asked",   "text", "about",
    "with", "editions", "rule_sets", "values",  "board", "sources", "note"};
constexpr std::array<std::string_view, 3> value_keys = {"name", "choices", "default"};

std::optional<RuleValue> read_value(const Record& rule_record, ErrorList& errors) {
  const YamlNode* node = rule_record.find("values");
  if (node == nullptr) return std::nullopt;
  const Record record(*node, {"'values'", value_keys, {}}, errors);
  RuleValue value;
  value.name = record.need_text("name");
  need_list(record, "choices", "name at least two choices");
  value.choices = record.texts("choices");
  value.default_choice = record.need_text("default");
  if (!value.default_choice.empty() &&
      std::count(value.choices.begin(), value.choices.end(), value.default_choice) == 0)
    errors.add(record.place_of("default"),
               fmt::format("the default '{}' is none of the choices", value.default_choice),
               "write one of 'choices'");
  return value;
}

Rule read_rule(const YamlNode& node, const std::string& set, std::vector<std::string>& titles,
               ContentDraft& draft) {
  const Record record(node, {"a rule", rule_keys, {}}, draft.errors);
  Rule rule;
  read_rule_record(record, set, NameKind::Rule, rule, draft);
  check_title(record, titles);
  titles.push_back(rule.title);
  rule.heading = record.need_text("heading");
  record.need("step");
  rule.step = read_word(record, "step", parse_step, step_names).value_or(Step::General);
  rule.value = read_value(record, draft.errors);
  record.need("sources");
  return rule;
}

// A page has one heading for all rules under it, so they stand together.
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

void read_rules(const YamlNode& root, std::string_view set, ContentDraft& draft) {
  const Record record(root, {"a file of rules", file_keys, {}}, draft.errors);
  SetRules made;
  made.set = read_file_set(record, set, draft);
  made.summary = need_markdown(record, "summary", draft);
  made.in_the_box = read_markdown(record, "in_the_box", draft);
  made.turn = need_markdown(record, "turn", draft);
  made.scoring = need_markdown(record, "scoring", draft);
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
