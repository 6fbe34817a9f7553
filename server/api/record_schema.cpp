#include "server/api/record_schema.h"

#include "engine/rule/rule_members.h"
#include "engine/text/text.h"
#include "engine/tile/source_members.h"

namespace cartulary::server {
namespace {

using docgen::JsonWriter;

template <class R>
void add_keys(JsonWriter& json);

// What the ids of a list are shown as, where they are not shown alone.
void add_link_schema(JsonWriter& json, NameKind kind) {
  const std::string_view id = kind == NameKind::Mark ? "mark" : "id";
  const std::string_view label = kind == NameKind::Mark      ? "designs"
                                 : kind == NameKind::Element ? "name"
                                                             : "title";
  json.add("type", "object").key("properties").open_object();
  json.key(id).open_object().add("type", "string").close();
  json.key(label).open_object();
  json.add("type", kind == NameKind::Mark ? "integer" : "string").close();
  if (kind == NameKind::Entry) json.key("status").open_object().add("type", "string").close();
  json.close();
}

// The words of an enum, or of a text that is one of a closed list.
template <class Words>
void add_words(JsonWriter& json, const Words& words) {
  json.key("enum").open_array();
  for (const std::string_view word : words) json.value(word);
  json.close();
}

template <class Item>
void add_items(JsonWriter& json, const MemberTraits& traits) {
  json.key("items").open_object();
  if constexpr (HasMembers<Item>) {
    json.add("type", "object");
    add_keys<Item>(json);
  } else if constexpr (std::is_same_v<Item, Edition>) {
    json.add("type", "string").key("enum").open_array();
    for (const Edition edition : all_editions) json.value(to_text(edition));
    json.close();
  } else if (traits.linked && traits.names) {
    add_link_schema(json, *traits.names);
  } else {
    json.add("type", "string");
    if (!traits.words.empty()) add_words(json, traits.words);
  }
  json.close();
}

template <class R, class Value>
void put_schema(JsonWriter& json, const Member<R, Value>& member) {
  json.open_object(JsonWriter::Layout::Inline);
  add_type(json, json_type<Value>(member.may_be_empty()));
  json.add("description", member.traits.meaning);
  if constexpr (is_vector<Value>)
    add_items<typename Value::value_type>(json, member.traits);
  else if constexpr (std::is_enum_v<Value>)
    add_words(json, WordsOf<Value>::names);
  else if constexpr (is_optional<Value>) {
    if constexpr (HasMembers<typename Value::value_type>)
      add_keys<typename Value::value_type>(json);
  }
  json.close();
}

void put_schema(JsonWriter& json, const DerivedMember& member) {
  json.open_object(JsonWriter::Layout::Inline).add("type", answer_key(member).type);
  json.add("description", member.meaning).close();
}

// "required" and "properties".
template <class R>
void add_keys(JsonWriter& json) {
  json.key("required").open_array(JsonWriter::Layout::Inline);
  for_each_key<R>([&](const auto& member) {
    if constexpr (is_derived<decltype(member)>) {
      if (!member.alone) json.value(member.name);
    } else {
      json.value(member.name);
    }
  });
  json.close().key("properties").open_object();
  for_each_key<R>([&](const auto& member) {
    json.key(member.name);
    put_schema(json, member);
  });
  json.close();
}

template <class R>
void add_record(JsonWriter& json, std::string_view name) {
  json.key(name).open_object().add("type", "object");
  add_keys<R>(json);
  json.close();
}

}  // namespace

void add_type(JsonWriter& json, std::string_view type) {
  const std::vector<std::string_view> parts = split(type, '|');
  if (parts.size() == 1) {
    json.add("type", type);
    return;
  }
  json.key("type").open_array();
  for (const std::string_view part : parts) json.value(part);
  json.close();
}

void add_record_schemas(JsonWriter& json) {
  add_record<Rule>(json, "Rule");
  add_record<Ruling>(json, "Ruling");
  add_record<Variant>(json, "Variant");
  add_record<Element>(json, "Element");
  add_record<SourceDocument>(json, "Document");
  add_record<LedgerEntry>(json, "LedgerEntry");
}

}  // namespace cartulary::server
