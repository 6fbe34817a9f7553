// SchemaObject describes an object in the API's answers for openapi.json, made from the tables of
// answers or from lists of members. Types are written as in AnswerKey.
//
//   for (const SchemaObject& object : answer_schemas()) add_schema(json, object, examples);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/json/json_writer.h"
#include "engine/text/text.h"

namespace cartulary::server {

class SchemaExamples;

struct SchemaKey {
  std::string name;
  std::string type;
  std::string meaning;
  bool always = true;  // false: left out when empty
};

struct SchemaObject {
  std::string name;
  std::string meaning;
  std::vector<SchemaKey> keys;
};

// The type of a text that is one of these words.
template <class Words>
std::string one_of(const Words& words) {
  return "string=" + joined(std::vector<std::string>(words.begin(), words.end()), ",");
}

// Every object that may be in an answer, by name.
std::vector<SchemaObject> answer_schemas();

// Adds the members of a JSON schema that give the type: "type" and what belongs to it, "$ref" or
// "anyOf".
void add_type(docgen::JsonWriter& json, std::string_view type);

// Adds a member with the object's name and schema.
void add_schema(docgen::JsonWriter& json, const SchemaObject& object,
                const SchemaExamples& examples);

}  // namespace cartulary::server
