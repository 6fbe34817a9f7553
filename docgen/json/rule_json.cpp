#include "docgen/json/rule_json.h"

#include <algorithm>
#include <vector>

#include "docgen/json/json_parts.h"
#include "docgen/json/rule_json_parts.h"
#include "engine/text/version.h"

namespace cartulary::docgen {
namespace {

using Layout = JsonWriter::Layout;

void put_ref(JsonWriter& json, const Rule& rule) {
  json.open_object(Layout::Inline).add("id", "rule/" + rule.id).add("title", rule.title).close();
}

void put_ref(JsonWriter& json, const Ruling& ruling) {
  json.open_object(Layout::Inline)
      .add("id", "ruling/" + ruling.id)
      .add("title", ruling.title)
      .add("status", to_text(ruling.status))
      .close();
}

template <class List>
void add_refs(JsonWriter& json, std::string_view name, const List& records) {
  json.key(name).open_array();
  for (const auto* record : records) put_ref(json, *record);
  json.close();
}

bool names(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// Links that lead here from rulings which supersede or contradict the record.
void add_challengers(JsonWriter& json, const Rulebook& rulebook, const std::string& id) {
  std::vector<const Ruling*> supersede;
  std::vector<const Ruling*> contradict;
  for (const Ruling* ruling : rulebook.challengers_of(id)) {
    if (names(ruling->supersedes, id)) supersede.push_back(ruling);
    if (names(ruling->contradicts, id)) contradict.push_back(ruling);
  }
  add_refs(json, "superseded_by", supersede);
  add_refs(json, "contradicted_by", contradict);
}

void add_says(JsonWriter& json, const std::vector<RulingSide>& says) {
  json.key("says").open_array();
  for (const RulingSide& side : says) {
    json.open_object(Layout::Inline).add("who", side.who);
    add_edition(json, side.edition);
    add_or_null(json, "printing", side.printing);
    json.add("text", side.text).add("current", side.current).close();
  }
  json.close();
}

void add_marks(JsonWriter& json, const Catalog& catalog, const Element& element) {
  json.key("marks").open_array();
  for (const std::string& mark : element.marks)
    json.open_object(Layout::Inline)
        .add("mark", mark)
        .add("designs", designs_with(catalog, mark))
        .close();
  json.close();
}

void add_see(JsonWriter& json, const Rulebook& rulebook, const Element& element) {
  json.key("see").open_array();
  for (const std::string& id : element.see)
    if (const Element* other = rulebook.find_element(id))
      json.open_object(Layout::Inline).add("id", "element/" + id).add("name", other->name).close();
  json.close();
}

// The rulings to be read with the rules of a set.
std::vector<const Ruling*> rulings_beside(const Rulebook& rulebook, std::string_view set) {
  std::vector<const Ruling*> list;
  for (const Ruling& ruling : rulebook.rulings())
    if (ruling.set == set) list.push_back(&ruling);
  for (const Ruling& ruling : rulebook.rulings()) {
    const auto is_of_set = [&](const std::string& id) {
      const Rule* rule = rulebook.find_rule(id);
      return rule != nullptr && rule->set == set;
    };
    if (ruling.set != set &&
        std::any_of(ruling.annotates.begin(), ruling.annotates.end(), is_of_set))
      list.push_back(&ruling);
  }
  return list;
}

}  // namespace

void add_named(JsonWriter& json, std::string_view name, const Rulebook& rulebook,
               const std::vector<std::string>& ids) {
  json.key(name).open_array();
  for (const std::string& id : ids) {
    if (const Rule* rule = rulebook.find_rule(id))
      put_ref(json, *rule);
    else if (const Ruling* ruling = rulebook.find_ruling(id))
      put_ref(json, *ruling);
  }
  json.close();
}

void add_positions(JsonWriter& json, const std::vector<const Position*>& positions) {
  json.key("positions").open_array();
  for (const Position* position : positions)
    json.open_object(Layout::Inline)
        .add("id", "position/" + position->id)
        .add("title", position->title)
        .close();
  json.close();
}

void add_edition_list(JsonWriter& json, const std::vector<Edition>& editions) {
  json.key("editions").open_array(Layout::Inline);
  for (Edition edition : editions) json.value(to_text(edition));
  json.close();
}

void add_edition(JsonWriter& json, std::optional<Edition> edition) {
  json.key("edition");
  if (edition)
    json.value(to_text(*edition));
  else
    json.null();
}

int designs_with(const Catalog& catalog, std::string_view mark) {
  return static_cast<int>(
      std::count_if(catalog.tiles().begin(), catalog.tiles().end(),
                    [&](const Tile& tile) { return count_marks(tile, mark) > 0; }));
}

void add_opening(JsonWriter& json, const SetRules* opening) {
  const SetRules none;
  const SetRules& told = opening == nullptr ? none : *opening;
  add_or_null(json, "summary", told.summary);
  add_or_null(json, "in_the_box", told.in_the_box);
  add_or_null(json, "turn", told.turn);
  add_or_null(json, "scoring", told.scoring);
}

void add_scope(JsonWriter& json, const RuleRecord& record) {
  json.add_texts("about", record.about).add_texts("with", record.with);
  add_edition_list(json, record.editions);
  json.add_texts("rule_sets", record.rule_sets).add_texts("board", record.board);
  json.add_texts("asked", record.asked);
}

void add_element_names(JsonWriter& json, const Element& element) {
  json.add("id", "element/" + element.id)
      .add("kind", to_text(element.kind))
      .add("name", element.name);
  add_or_null(json, "german", element.german);
  add_or_null(json, "set", element.set);
  json.add_texts("also", element.also);
}

void add_notes(JsonWriter& json, const Ruling& ruling) {
  json.key("notes").open_array();
  for (const NoteNumber& note : ruling.notes)
    json.open_object(Layout::Inline)
        .add("document", note.document)
        .add("number", note.number)
        .close();
  json.close();
}

void add_value(JsonWriter& json, const std::optional<RuleValue>& value) {
  json.key("value");
  if (!value) {
    json.null();
    return;
  }
  json.open_object(Layout::Inline).add("name", value->name).add_texts("choices", value->choices);
  json.add("default", value->default_choice).close();
}

void add_rule(JsonWriter& json, const Rulebook& rulebook, const Rule& rule) {
  json.add("id", "rule/" + rule.id).add("kind", "rule").add_texts("aliases", rule.aliases);
  json.add("set", rule.set).add("title", rule.title).add("heading", rule.heading);
  json.add("step", to_text(rule.step)).add("text", rule.text);
  add_scope(json, rule);
  add_value(json, rule.value);
  add_refs(json, "rulings", rulebook.rulings_on(rule.id));
  add_challengers(json, rulebook, rule.id);
  add_sources(json, rule.sources);
  add_or_null(json, "note", rule.note);
}

void add_ruling(JsonWriter& json, const Rulebook& rulebook, const Ruling& ruling) {
  json.add("id", "ruling/" + ruling.id).add("kind", "ruling").add_texts("aliases", ruling.aliases);
  json.add("set", ruling.set).add("title", ruling.title).add("status", to_text(ruling.status));
  json.add("basis", ruling.basis);
  add_or_null(json, "question", ruling.question);
  json.add("text", ruling.text);
  add_says(json, ruling.says);
  add_named(json, "annotates", rulebook, ruling.annotates);
  add_scope(json, ruling);
  add_or_null(json, "publisher", ruling.publisher);
  add_or_null(json, "by", ruling.by);
  add_or_null(json, "date", ruling.date);
  add_named(json, "supersedes", rulebook, ruling.supersedes);
  add_named(json, "contradicts", rulebook, ruling.contradicts);
  add_challengers(json, rulebook, ruling.id);
  add_notes(json, ruling);
  add_sources(json, places_of(ruling));
  add_or_null(json, "note", ruling.note);
  json.add_texts("unknown", ruling.unknown);
}

void add_element(JsonWriter& json, const RuleData& data, const Element& element) {
  add_element_names(json, element);
  add_marks(json, data.catalog, element);
  json.add("definition", element.definition);
  add_see(json, data.rulebook, element);
  add_refs(json, "rules", data.rulebook.rules_about(element.id));
  add_refs(json, "rulings", data.rulebook.rulings_about(element.id));
  add_sources(json, element.sources);
  add_or_null(json, "note", element.note);
  json.add_texts("unknown", element.unknown);
}

std::string rule_json(const RuleData& data, const Rule& rule) {
  JsonWriter json;
  json.open_object();
  add_rule(json, data.rulebook, rule);
  add_positions(json, positions_showing(data.positions, rule));
  return json.add("cite", citation(data.meta, "rule/" + rule.id)).close().take();
}

std::string ruling_json(const RuleData& data, const Ruling& ruling) {
  JsonWriter json;
  json.open_object();
  add_ruling(json, data.rulebook, ruling);
  add_positions(json, positions_showing(data.positions, ruling));
  return json.add("cite", citation(data.meta, "ruling/" + ruling.id)).close().take();
}

std::string element_json(const RuleData& data, const Element& element) {
  JsonWriter json;
  json.open_object();
  add_element(json, data, element);
  add_positions(json, positions_with(data.positions, element.id));
  return json.add("cite", citation(data.meta, "element/" + element.id)).close().take();
}

std::string elements_json(const Rulebook& rulebook, const Paging& paging) {
  const std::vector<Element>& elements = rulebook.elements();
  const PageRange page = range_of(paging, elements.size());
  JsonWriter json;
  json.open_object()
      .add("total", elements.size())
      .add("shown", page.end - page.begin)
      .key("elements")
      .open_array();
  for (std::size_t i = page.begin; i < page.end; ++i) {
    json.open_object(Layout::Inline);
    add_element_names(json, elements[i]);
    json.add("definition", elements[i].definition).close();
  }
  json.close();
  add_next(json, paging);
  return json.close().take();
}

std::string set_rules_json(const RuleData& data, const TileSet& set) {
  JsonWriter json;
  json.open_object().add("set", set.id).add("title", set.title);
  add_opening(json, data.rulebook.opening_of(set.id));
  json.key("rules").open_array();
  for (const Rule& rule : data.rulebook.rules_of(set.id)) {
    json.open_object();
    add_rule(json, data.rulebook, rule);
    json.close();
  }
  json.close().key("rulings").open_array();
  for (const Ruling* ruling : rulings_beside(data.rulebook, set.id)) {
    json.open_object();
    add_ruling(json, data.rulebook, *ruling);
    json.close();
  }
  return json.close().close().take();
}

std::string citation(const tiledb::Meta& meta, std::string_view id) {
  return "Cartulary " + std::string(program_version) + ", " + std::string(id) + ", content " +
         meta.content_hash.substr(0, 12);
}

}  // namespace cartulary::docgen
