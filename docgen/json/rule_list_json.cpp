#include "docgen/json/rule_list_json.h"

#include <algorithm>

#include "docgen/base/status_mark.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/rule_json_parts.h"
#include "engine/text/page_language.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

std::ptrdiff_t count_of(const Rulebook& rulebook, RulingStatus status) {
  return std::ranges::count(rulebook.rulings(), status, &Ruling::status);
}

void put_whole(AnswerWriter& json, const Rulebook& rulebook, const Ruling& ruling) {
  json.open_object();
  add_ruling(json, rulebook, ruling);
  json.close();
}

void add_shared(AnswerWriter& json, std::string_view name, const Rulebook& rulebook,
                const SharedRecords& records) {
  json.key(name).open_object().key("rules").open_array();
  for (const Rule* rule : records.rules) {
    json.open_object();
    add_rule(json, rulebook, *rule);
    json.close();
  }
  json.close().key("rulings").open_array();
  for (const Ruling* ruling : records.rulings) put_whole(json, rulebook, *ruling);
  json.close().close();
}

}  // namespace

std::string rulebook_json(const Catalog& catalog, const Rulebook& rulebook) {
  JsonWriter json;
  json.open_object().add("rules", rulebook.rules().size());
  json.key("rulings").open_object(Layout::Inline).add("total", rulebook.rulings().size());
  for (int i = 0; i < status_total; ++i) {
    const auto status = static_cast<RulingStatus>(i);
    json.add(to_text(status), count_of(rulebook, status));
  }
  json.close().add("variants", rulebook.variants().size());
  json.add("elements", rulebook.elements().size()).key("sets").open_array();
  for (const TileSet& set : catalog.sets()) {
    const SetRules* opening = rulebook.opening_of(set.id);
    if (opening == nullptr) continue;
    json.open_object(Layout::Inline).add("set", set.id).add("title", set.title);
    json.add("rules", rulebook.rules_of(set.id).size());
    json.add("rulings", rulebook.rulings_of(set.id).size());
    add_or_null(json, "summary", opening->summary);
    json.close();
  }
  return json.close().close().take();
}

std::string statuses_json(const Rulebook& rulebook) {
  JsonWriter json;
  json.open_object().key("statuses").open_array();
  for (int i = 0; i < status_total; ++i) {
    const auto status = static_cast<RulingStatus>(i);
    json.open_object(Layout::Inline)
        .add("status", to_text(status))
        .add("meaning", status_meaning(status))
        .add("rulings", count_of(rulebook, status))
        .close();
  }
  return json.close().close().take();
}

std::string status_json(const Rulebook& rulebook, RulingStatus status, const Paging& paging) {
  std::vector<const Ruling*> rulings;
  for (const Ruling& ruling : rulebook.rulings())
    if (ruling.status == status) rulings.push_back(&ruling);
  const PageRange page = range_of(paging, rulings.size());
  JsonWriter json;
  json.open_object()
      .add("status", to_text(status))
      .add("meaning", status_meaning(status))
      .add("total", rulings.size())
      .add("shown", page.end - page.begin)
      .key("rulings")
      .open_array();
  for (std::size_t i = page.begin; i < page.end; ++i) put_whole(json, rulebook, *rulings[i]);
  json.close();
  add_next(json, paging);
  return json.close().take();
}

std::string meetings_json(const Rulebook& rulebook) {
  const std::vector<SetPair> pairs = set_pairs(rulebook);
  JsonWriter json;
  json.open_object().add("total", pairs.size()).key("pairs").open_array();
  for (const SetPair& pair : pairs) {
    json.open_object(Layout::Inline).add_texts("sets", {pair.a, pair.b});
    json.add("rules", pair.rules).add("rulings", pair.rulings).close();
  }
  return json.close().close().take();
}

std::string meeting_json(const Rulebook& rulebook, const MeetingNames& names) {
  JsonWriter json;
  json.open_object().add_texts("names", {names.a, names.b});
  add_shared(json, "as_sets", rulebook, shared_by_sets(rulebook, names.a, names.b));
  add_shared(json, "as_elements", rulebook, shared_by_elements(rulebook, names.a, names.b));
  add_shared(json, "as_set_and_element", rulebook,
             shared_by_set_and_element(rulebook, names.a, names.b));
  return json.close().take();
}

std::string differences_json(const Rulebook& rulebook) {
  JsonWriter json;
  json.open_object().key("rulings").open_array();
  for (const Ruling& ruling : rulebook.rulings())
    if (!ruling.says.empty()) put_whole(json, rulebook, ruling);
  json.close().key("rules").open_array();
  for (const Rule& rule : rulebook.rules()) {
    if (rule.editions.empty() && rule.rule_sets.empty()) continue;
    json.open_object(Layout::Inline).add("id", full_id(rule)).add("title", rule.title);
    json.add("set", rule.set);
    add_edition_list(json, rule.editions);
    json.add_texts("rule_sets", rule.rule_sets).close();
  }
  return json.close().close().take();
}

}  // namespace cartulary::docgen
