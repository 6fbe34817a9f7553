#include "docgen/json/record_json.h"

#include <algorithm>

#include "docgen/json/rule_json.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void put_link(AnswerWriter& json, const Rule& rule) {
  json.open_object(Layout::Inline).add("id", full_id(rule)).add("title", rule.title).close();
}

void put_link(AnswerWriter& json, const Ruling& ruling) {
  json.open_object(Layout::Inline)
      .add("id", full_id(ruling))
      .add("title", ruling.title)
      .add("status", to_text(ruling.status))
      .close();
}

template <class List>
void put_links_to(AnswerWriter& json, const List& records) {
  json.open_array();
  for (const auto* record : records) put_link(json, *record);
  json.close();
}

// The rulings that have the record's id in the given list.
void put_challengers(AnswerWriter& json, const Rulebook& rulebook, const std::string& id,
                     std::vector<std::string> Ruling::* list) {
  std::vector<const Ruling*> named;
  for (const Ruling* ruling : rulebook.challengers_of(id))
    if (std::ranges::find(ruling->*list, id) != (ruling->*list).end()) named.push_back(ruling);
  put_links_to(json, named);
}

void put_derived_of_rule(AnswerWriter& json, const DerivedMember& member, const std::string& id,
                         const Rulebook& rulebook) {
  switch (member.derived) {
    case Derived::Kind:
      json.value(member.meaning);
      return;
    case Derived::Rulings:
      return put_links_to(json, rulebook.rulings_on(id));
    case Derived::SupersededBy:
      return put_challengers(json, rulebook, id, &Ruling::supersedes);
    case Derived::ContradictedBy:
      return put_challengers(json, rulebook, id, &Ruling::contradicts);
    default:
      break;
  }
  json.null();
}

void put_named(AnswerWriter& json, NameKind kind, const std::string& id, const Linked& linked) {
  if (kind == NameKind::Mark) {
    json.open_object(Layout::Inline).add("mark", id);
    json.add("designs", designs_with(*linked.catalog, id)).close();
  } else if (kind == NameKind::Element) {
    if (const Element* element = linked.rulebook->find_element(id))
      json.open_object(Layout::Inline)
          .add("id", full_id(*element))
          .add("name", element->name)
          .close();
  } else if (const Rule* rule = linked.rulebook->find_rule(id)) {
    put_link(json, *rule);
  } else if (const Ruling* ruling = linked.rulebook->find_ruling(id)) {
    put_link(json, *ruling);
  }
}

}  // namespace

void put_links(AnswerWriter& json, NameKind kind, const std::vector<std::string>& ids,
               const Linked& linked) {
  json.open_array();
  for (const std::string& id : ids) put_named(json, kind, id, linked);
  json.close();
}

void put_derived(AnswerWriter& json, const DerivedMember& member, const Rule& rule,
                 const Linked& linked) {
  json.key(member.name);
  put_derived_of_rule(json, member, rule.id, *linked.rulebook);
}

void put_derived(AnswerWriter& json, const DerivedMember& member, const Ruling& ruling,
                 const Linked& linked) {
  json.key(member.name);
  put_derived_of_rule(json, member, ruling.id, *linked.rulebook);
}

void put_derived(AnswerWriter& json, const DerivedMember& member, const Variant& variant,
                 const Linked& linked) {
  json.key(member.name);
  put_derived_of_rule(json, member, variant.id, *linked.rulebook);
}

void put_derived(AnswerWriter& json, const DerivedMember& member, const Element& element,
                 const Linked& linked) {
  json.key(member.name);
  if (member.derived == Derived::Rules)
    put_links_to(json, linked.rulebook->rules_about(element.id));
  else
    put_links_to(json, linked.rulebook->rulings_about(element.id));
}

std::string with_kind(NameKind kind, const std::string& id, const Linked& linked) {
  if (kind == NameKind::Mark) return id;
  if (kind == NameKind::Element) return full_id(RecordKind::Element, id);
  const bool is_rule = kind == NameKind::Rule || linked.rulebook->find_rule(id) != nullptr;
  return full_id(is_rule ? RecordKind::Rule : RecordKind::Ruling, id);
}

int designs_with(const Catalog& catalog, std::string_view mark) {
  return static_cast<int>(
      std::count_if(catalog.tiles().begin(), catalog.tiles().end(),
                    [&](const Tile& tile) { return count_marks(tile, mark) > 0; }));
}

}  // namespace cartulary::docgen
