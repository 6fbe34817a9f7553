#include "engine/search/search_fields.h"

#include <algorithm>
#include <array>

#include "engine/text/contract.h"
#include "engine/text/said_list.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::array<QueryKeyHelp, 10> keys = {{
    {"set", "set:tower", "tiles.rule-key-set"},
    {"with", "with:tower", "tiles.rule-key-with"},
    {"status", "status:open", "tiles.rule-key-status"},
    {"kind", "kind:ruling", "tiles.rule-key-kind"},
    {"about", "about:mayor", "tiles.rule-key-about"},
    {"date", "date>=2013", "tiles.rule-key-date", QueryValues::Ordered},
    {"edition", "edition:C1", "tiles.rule-key-edition"},
    {"publisher", "publisher:RGG", "tiles.rule-key-publisher"},
    {"source", "source:car-7.4", "tiles.rule-key-source"},
    {"step", "step:deploy", "tiles.rule-key-step"},
}};

bool is_date(std::string_view text) {
  constexpr std::string_view shape = "0000-00-00";
  if (text.size() != 4 && text.size() != 7 && text.size() != 10) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool digit = text[i] >= '0' && text[i] <= '9';
    if (digit != (shape[i] == '0') || (!digit && text[i] != '-')) return false;
  }
  return true;
}

// Compares the digits that both have, so 2013 includes 2013-05.
bool date_holds(QueryOp op, std::string_view date, std::string_view wanted) {
  const std::size_t told = std::min(date.size(), wanted.size());
  const int order = date.substr(0, told).compare(wanted.substr(0, told));
  switch (op) {
    case QueryOp::NotEqual:
      return order != 0;
    case QueryOp::Less:
      return order < 0;
    case QueryOp::LessEqual:
      return order <= 0;
    case QueryOp::Greater:
      return order > 0;
    case QueryOp::GreaterEqual:
      return order >= 0;
    default:
      return order == 0;
  }
}

}  // namespace

struct SearchFields::Term {
  const Query& query;
  const QueryNode& node;
  bool rules_only;

  Error value_error(Said what, Said fix, std::string suggestion = {}) const {
    Error made = query_error(query, node.value_column, std::move(what), std::move(suggestion));
    made.fix = std::move(fix);
    return made;
  }
};

SearchFields::SearchFields(const Catalog& catalog, const SearchNames& names,
                           std::span<const SearchDocument> documents)
    : catalog_(catalog), names_(names) {
  for (std::size_t d = 0; d < documents.size(); ++d) {
    for (const std::string& tag : documents[d].tags) tags_[tag].push_back(d);
    dates_.push_back(documents[d].date);
  }
}

std::vector<std::string> SearchFields::known_values(const Term& term) const {
  const auto copied = [](const auto& names) {
    return std::vector<std::string>(names.begin(), names.end());
  };
  const std::string& key = term.node.key;
  if (key == "status") return copied(ruling_status_names);
  if (key == "step") return copied(step_names);
  if (key == "kind" && term.rules_only) return {"rule", "ruling", "variant", "element", "term"};
  if (key == "kind") return copied(search_kind_names);
  std::vector<std::string> values;
  if (key == "edition") {
    for (const Edition edition : all_editions) values.emplace_back(to_text(edition));
    return values;
  }
  const std::string beginning = key + ':';
  for (auto at = tags_.lower_bound(beginning);
       at != tags_.end() && at->first.starts_with(beginning); ++at)
    values.push_back(at->first.substr(beginning.size()));
  return values;
}

Result<std::vector<std::string>> SearchFields::values_of(const Term& term) const {
  const std::string& key = term.node.key;
  if (key == "set" || key == "with") {
    const auto found = catalog_.need_set(term.node.value, "query");
    if (!found)
      return term.value_error(found.error().what, found.error().fix, found.error().suggestion);
    return set_ids(**found);
  }
  if (key == "edition")
    if (const std::optional<Edition> edition = parse_edition(term.node.value))
      return std::vector<std::string>{to_lower(to_text(*edition))};
  const std::vector<std::string> known = known_values(term);
  if (std::any_of(known.begin(), known.end(),
                  [&](const auto& name) { return same_letters(name, term.node.value); }))
    return std::vector<std::string>{to_lower(term.node.value)};
  const std::string_view beginning = key == "about" ? "@" : "@by/";
  std::vector<std::string> meant;
  if (key == "about" || key == "publisher")
    for (const std::string& name : names_.meaning_of(term.node.value))
      if (const std::string id = name.substr(std::min(name.size(), beginning.size()));
          name.starts_with(beginning) && id.find('/') == std::string::npos)
        meant.push_back(id);
  if (!meant.empty()) return meant;
  return term.value_error(
      said("fault.no-value", {{"value", printable(term.node.value)}, {"key", key}}),
      known.size() <= search_kind_names.size() ? write_one_of(known)
                                               : said("search.write-id-or-name"),
      nearest(term.node.value, known));
}

Result<DocumentFlags> SearchFields::dated(const Term& term) const {
  if (!is_date(term.node.value))
    return term.value_error(said("search.no-date", {{"text", printable(term.node.value)}}),
                            said("search.write-date"));
  DocumentFlags found(dates_.size());
  for (std::size_t d = 0; d < dates_.size(); ++d)
    found[d] = !dates_[d].empty() && date_holds(term.node.op, dates_[d], term.node.value);
  return found;
}

Result<DocumentFlags> SearchFields::documents_with(const Query& query, const QueryNode& node,
                                                   bool rules_only) const {
  CARTULARY_REQUIRES(node.kind == QueryNode::Kind::Term && !node.key.empty());
  const Term term{query, node, rules_only};
  if (node.key == "date") return dated(term);
  const auto values = values_of(term);
  if (!values) return values.error();
  DocumentFlags found(dates_.size(), node.op == QueryOp::NotEqual);
  for (const std::string& value : *values)
    if (const auto tag = tags_.find(node.key + ':' + value); tag != tags_.end())
      for (const std::size_t document : tag->second) found[document] = node.op != QueryOp::NotEqual;
  return found;
}

std::vector<std::string> set_ids(const TileSet& set) {
  std::vector<std::string> ids = {set.id};
  for (const ContainedSet& inner : set.contains)
    if (!inner.partial) ids.push_back(inner.set);
  return ids;
}

std::span<const QueryKeyHelp> rule_query_keys() {
  return keys;
}

}  // namespace cartulary
