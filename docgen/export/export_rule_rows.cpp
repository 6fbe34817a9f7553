// The part of export_rows.h about rules, rulings and elements.
#include "docgen/export/export_rows.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/rule_json_parts.h"

namespace cartulary::docgen {
namespace {

using Layout = JsonWriter::Layout;

template <class Values, class Put>
std::string rows_of(const Values& values, const Put& put) {
  JsonWriter json;
  json.open_object().key("rows").open_array();
  for (const auto& value : values) put(json, value);
  return json.close().close().take();
}

std::vector<std::string> with_kind(std::string_view kind, std::vector<std::string> ids) {
  for (std::string& id : ids) id.insert(0, kind);
  return ids;
}

std::vector<std::string> with_kinds(const Rulebook& rulebook, std::vector<std::string> ids) {
  for (std::string& id : ids) id.insert(0, rulebook.find_rule(id) != nullptr ? "rule/" : "ruling/");
  return ids;
}

void add_head(JsonWriter& json, std::string_view kind, const RuleRecord& record) {
  json.open_object(Layout::Inline).add("id", std::string(kind) + record.id);
  json.add_texts("aliases", record.aliases).add("set", record.set).add("title", record.title);
}

void put_rule_row(JsonWriter& json, const Rule& rule) {
  add_head(json, "rule/", rule);
  json.add("heading", rule.heading).add("step", to_text(rule.step)).add("text", rule.text);
  add_scope(json, rule);
  const RuleValue value = rule.value.value_or(RuleValue{});
  json.key("value").open_object().add("name", value.name);
  json.add_texts("choices", value.choices).add("default", value.default_choice).close();
  add_sources(json, rule.sources);
  json.add("note", rule.note).close();
}

void put_ruling_row(JsonWriter& json, const Rulebook& rulebook, const Ruling& ruling) {
  add_head(json, "ruling/", ruling);
  json.add("status", to_text(ruling.status)).add("basis", ruling.basis);
  json.add("question", ruling.question).add("text", ruling.text);
  json.add_texts("annotates", with_kind("rule/", ruling.annotates));
  add_scope(json, ruling);
  json.add("publisher", ruling.publisher).add("by", ruling.by).add("date", ruling.date);
  json.add_texts("supersedes", with_kinds(rulebook, ruling.supersedes));
  json.add_texts("contradicts", with_kinds(rulebook, ruling.contradicts));
  add_notes(json, ruling);
  add_sources(json, places_of(ruling));
  json.add("note", ruling.note).add_texts("unknown", ruling.unknown).close();
}

void put_side_rows(JsonWriter& json, const Ruling& ruling) {
  for (const RulingSide& side : ruling.says) {
    json.open_object(Layout::Inline).add("ruling", "ruling/" + ruling.id).add("who", side.who);
    add_edition(json, side.edition);
    json.add("printing", side.printing).add("text", side.text).add("current", side.current).close();
  }
}

void put_element_row(JsonWriter& json, const Element& element) {
  json.open_object(Layout::Inline);
  add_element_names(json, element);
  json.add_texts("marks", element.marks).add("definition", element.definition);
  json.add_texts("see", with_kind("element/", element.see));
  add_sources(json, element.sources);
  json.add("note", element.note).add_texts("unknown", element.unknown).close();
}

}  // namespace

std::string rule_rows(const Rulebook& rulebook) {
  return rows_of(rulebook.rules(), put_rule_row);
}

std::string ruling_rows(const Rulebook& rulebook) {
  return rows_of(rulebook.rulings(), [&](JsonWriter& json, const Ruling& ruling) {
    put_ruling_row(json, rulebook, ruling);
  });
}

std::string ruling_side_rows(const Rulebook& rulebook) {
  return rows_of(rulebook.rulings(), put_side_rows);
}

std::string element_rows(const Rulebook& rulebook) {
  return rows_of(rulebook.elements(), put_element_row);
}

std::string set_rule_rows(const Rulebook& rulebook) {
  return rows_of(rulebook.openings(), [](JsonWriter& json, const SetRules& opening) {
    json.open_object(Layout::Inline).add("set", opening.set);
    add_opening(json, &opening);
    json.close();
  });
}

}  // namespace cartulary::docgen
