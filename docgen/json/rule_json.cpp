#include "docgen/json/rule_json.h"

#include <algorithm>
#include <array>
#include <vector>

#include "docgen/json/json_parts.h"
#include "docgen/json/record_json.h"
#include "docgen/json/rule_json_parts.h"
#include "engine/rule/interactions.h"
#include "engine/rule/rule_members.h"
#include "engine/text/version.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

// The members that the list of elements shows.
constexpr std::array<std::string_view, 7> in_list = {"id",  "kind", "name",      "german",
                                                     "set", "also", "definition"};

// The rulings of other sets on the rules of a set.
std::vector<const Ruling*> rulings_beside(const Rulebook& rulebook, std::string_view set) {
  std::vector<const Ruling*> list;
  for (const Ruling& ruling : rulebook.rulings()) {
    const auto is_on_set = [&](const std::string& id) {
      const Rule* rule = rulebook.find_rule(id);
      return rule != nullptr && is_of_set(*rule, set);
    };
    if (!is_of_set(ruling, set) &&
        std::any_of(ruling.annotates.begin(), ruling.annotates.end(), is_on_set))
      list.push_back(&ruling);
  }
  return list;
}

}  // namespace

void add_positions(AnswerWriter& json, const std::vector<const Position*>& positions) {
  json.key("positions").open_array();
  for (const Position* position : positions)
    json.open_object(Layout::Inline)
        .add("id", full_id(*position))
        .add("title", position->title)
        .close();
  json.close();
}

void add_edition_list(AnswerWriter& json, const std::vector<Edition>& editions) {
  json.key("editions").open_array(Layout::Inline);
  for (Edition edition : editions) json.value(to_text(edition));
  json.close();
}

void add_opening(AnswerWriter& json, const SetRules* opening) {
  for_each_member<SetRules>([&](const auto& member) {
    if (member.name == "set") return;
    json.key(member.name);
    put_value(json, opening == nullptr ? std::string() : member.of(*opening), true);
  });
}

void add_rule(AnswerWriter& json, const Rulebook& rulebook, const Rule& rule) {
  add_members(json, {&rulebook, nullptr}, rule);
}

void add_ruling(AnswerWriter& json, const Rulebook& rulebook, const Ruling& ruling) {
  add_members(json, {&rulebook, nullptr}, ruling);
}

void add_variant(AnswerWriter& json, const Rulebook& rulebook, const Variant& variant) {
  add_members(json, {&rulebook, nullptr}, variant);
}

void add_element(AnswerWriter& json, const RuleData& data, const Element& element) {
  add_members(json, {&data.rulebook, &data.catalog}, element);
}

std::string rule_json(const RuleData& data, const Rule& rule) {
  JsonWriter json;
  json.open_object();
  add_rule(json, data.rulebook, rule);
  add_standing(json, standing_in(data.rulebook.game(), id_of(rule)));
  add_positions(json, positions_showing(data.positions, rule));
  return json.add("cite", citation(data.meta, full_id(rule))).close().take();
}

std::string ruling_json(const RuleData& data, const Ruling& ruling) {
  JsonWriter json;
  json.open_object();
  add_ruling(json, data.rulebook, ruling);
  add_standing(json, standing_in(data.rulebook.game(), id_of(ruling)));
  add_positions(json, positions_showing(data.positions, ruling));
  return json.add("cite", citation(data.meta, full_id(ruling))).close().take();
}

std::string variant_json(const RuleData& data, const Variant& variant) {
  JsonWriter json;
  json.open_object();
  add_variant(json, data.rulebook, variant);
  add_standing(json, standing_in(data.rulebook.game(), id_of(variant)));
  add_positions(json, positions_showing(data.positions, variant));
  return json.add("cite", citation(data.meta, full_id(variant))).close().take();
}

std::string element_json(const RuleData& data, const Element& element) {
  JsonWriter json;
  json.open_object();
  add_element(json, data, element);
  add_positions(json, positions_with(data.positions, element.id));
  return json.add("cite", citation(data.meta, full_id(element))).close().take();
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
    for_each_member<Element>([&](const auto& member) {
      if (std::ranges::find(in_list, member.name) != in_list.end())
        add_member(json, {&rulebook, nullptr}, elements[i], member);
    });
    json.close();
  }
  json.close();
  add_next(json, paging);
  return json.close().take();
}

std::string set_rules_json(const RuleData& data, const TileSet& set) {
  JsonWriter json;
  json.open_object().add("set", set.id).add("title", set.title);
  add_opening(json, data.rulebook.opening_of(set.id));
  SharedRecords records = records_of_set(data.rulebook, set.id);
  for (const Ruling* ruling : rulings_beside(data.rulebook, set.id))
    records.rulings.push_back(ruling);
  json.key("rules").open_array();
  for (const Rule* rule : records.rules) {
    json.open_object();
    add_rule(json, data.rulebook, *rule);
    json.close();
  }
  json.close().key("rulings").open_array();
  for (const Ruling* ruling : records.rulings) {
    json.open_object();
    add_ruling(json, data.rulebook, *ruling);
    json.close();
  }
  json.close().key("variants").open_array();
  for (const Variant* variant : variants_of_set(data.rulebook, set.id)) {
    json.open_object();
    add_variant(json, data.rulebook, *variant);
    json.close();
  }
  return json.close().close().take();
}

std::string citation(const tiledb::Meta& meta, std::string_view id) {
  return "Cartulary " + std::string(program_version) + ", " + std::string(id) + ", content " +
         meta.content_hash.substr(0, 12);
}

}  // namespace cartulary::docgen
