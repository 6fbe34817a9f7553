// SchemaObject: an object of the API's answers, of the tables of answers and of the lists of
// members alike; what openapi.json tells of it. Types are written as AnswerKey has them.
//
//   for (const SchemaObject& object : answer_schemas()) add_schema(json, object, examples);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/json/json_writer.h"

namespace cartulary::server {

class SchemaExamples;

struct SchemaKey {
  std::string name;
  std::string type;
  std::string meaning;
  bool always = true;  // false: left out where there is nothing to say
};

struct SchemaObject {
  std::string name;
  std::string meaning;
  std::vector<SchemaKey> keys;
};

// Every object that an answer may consist of, by name.
std::vector<SchemaObject> answer_schemas();

// The members of a JSON schema that say the type: "type" and what belongs to it, "$ref" or "anyOf".
void add_type(docgen::JsonWriter& json, std::string_view type);

// The member named after the object, with its schema.
void add_schema(docgen::JsonWriter& json, const SchemaObject& object,
                const SchemaExamples& examples);

}  // namespace cartulary::server
