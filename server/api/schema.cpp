#include "server/api/schema.h"

#include <algorithm>
#include <iterator>

#include "docgen/json/node_json.h"
#include "engine/text/text.h"
#include "server/api/answer_type.h"
#include "server/api/answers.h"
#include "server/api/record_schema.h"
#include "server/api/schema_examples.h"

namespace cartulary::server {
namespace {

using docgen::JsonWriter;
using Layout = JsonWriter::Layout;

SchemaObject schema_of(const AnswerObject& object) {
  SchemaObject schema{std::string(object.name), std::string(object.meaning), {}};
  for (const AnswerKey& key : object.keys)
    schema.keys.push_back(
        {std::string(key.name), std::string(key.type), std::string(key.meaning), key.always});
  return schema;
}

bool is_plain(std::string_view choice) {
  return read_type(choice).form == TypeForm::Plain;
}

void add_list(JsonWriter& json, const TypePart& part) {
  json.add("type", "array");
  if (part.length > 0) json.add("minItems", part.length).add("maxItems", part.length);
  json.key("items").open_object(Layout::Inline);
  add_type(json, part.inner);
  json.close();
}

void add_choice(JsonWriter& json, std::string_view choice) {
  const TypePart part = read_type(choice);
  switch (part.form) {
    case TypeForm::Plain:
      if (part.inner != any_type) json.add("type", part.inner);
      return;
    case TypeForm::Words:
      json.add("type", "string").key("enum").open_array(Layout::Inline);
      for (const std::string_view word : split(part.inner, ',')) json.value(word);
      json.close();
      return;
    case TypeForm::Named:
      json.add("$ref", "#/components/schemas/" + std::string(part.inner));
      return;
    case TypeForm::List:
      add_list(json, part);
      return;
    case TypeForm::Map:
      json.add("type", "object").key("additionalProperties").open_object(Layout::Inline);
      add_type(json, part.inner);
      json.close();
      return;
  }
}

void add_key(JsonWriter& json, const SchemaObject& object, const SchemaKey& key,
             const SchemaExamples& examples) {
  json.key(key.name).open_object(Layout::Inline);
  add_type(json, key.type);
  json.add("description", key.meaning);
  if (const tiledb::JsonNode* example = examples.find(object.name, key.name)) {
    json.key("examples").open_array(Layout::Inline);
    docgen::put_node(json, *example);
    json.close();
  }
  json.close();
}

}  // namespace

std::vector<SchemaObject> answer_schemas() {
  std::vector<SchemaObject> all = record_schemas();
  std::ranges::move(tile_schemas(), std::back_inserter(all));
  for (const auto objects :
       {tile_answers(), board_answers(), rule_answers(), score_answers(), guide_answers()})
    for (const AnswerObject& object : objects) all.push_back(schema_of(object));
  std::ranges::sort(all, {}, &SchemaObject::name);
  return all;
}

void add_type(JsonWriter& json, std::string_view type) {
  const std::vector<std::string_view> choices = type_choices(type);
  if (choices.size() == 1) {
    add_choice(json, choices.front());
    return;
  }
  const bool plain = std::ranges::all_of(choices, is_plain);
  json.key(plain ? "type" : "anyOf").open_array(Layout::Inline);
  for (const std::string_view choice : choices) {
    if (plain) {
      json.value(choice);
      continue;
    }
    json.open_object();
    add_choice(json, choice);
    json.close();
  }
  json.close();
}

void add_schema(JsonWriter& json, const SchemaObject& object, const SchemaExamples& examples) {
  json.key(object.name).open_object();
  json.add("type", "object").add("description", object.meaning);
  json.key("required").open_array(Layout::Inline);
  for (const SchemaKey& key : object.keys)
    if (key.always) json.value(key.name);
  json.close().key("properties").open_object();
  for (const SchemaKey& key : object.keys) add_key(json, object, key, examples);
  json.close().close();
}

}  // namespace cartulary::server
