// The schemas of answers, made from their lists of keys (docgen/json/answer_keys.h).
//
//   answer_schema<FitAnswer>().keys.front();      // {"pattern", "string", "the sides asked for"}
#pragma once

#include <string>
#include <type_traits>
#include <vector>

#include "docgen/json/answer_keys.h"
#include "server/api/schema.h"

namespace cartulary::server {

template <class Value>
std::string answer_type() {
  if constexpr (docgen::is_optional_value<Value>) {
    return answer_type<typename Value::value_type>();
  } else if constexpr (docgen::HasAnswerKeys<Value>) {
    return std::string(docgen::answer_list<Value>.name);
  } else if constexpr (docgen::is_pairs<Value>) {
    using Pair = typename Value::value_type;
    return '{' + answer_type<typename Pair::second_type>() + '}';
  } else if constexpr (std::is_same_v<Value, RotationSet>) {
    return "integer[]";
  } else if constexpr (docgen::is_list<Value>) {
    return answer_type<typename Value::value_type>() + "[]";
  } else if constexpr (std::is_same_v<Value, bool>) {
    return "boolean";
  } else if constexpr (std::is_integral_v<Value> || std::is_same_v<Value, Rotation>) {
    return "integer";
  } else if constexpr (std::is_floating_point_v<Value>) {
    return "number";
  } else {
    return "string";
  }
}

template <class Value>
std::string key_type(const docgen::KeyTraits& traits) {
  std::string type = answer_type<Value>();
  if (!traits.type.empty())
    type = traits.type;
  else if (!traits.words.empty())
    type = one_of(traits.words);
  return traits.or_null ? type + "|null" : type;
}

template <class Answer>
void add_schema_keys(std::vector<SchemaKey>& keys) {
  docgen::for_each_answer_key<Answer>([&](const auto& entry) {
    using Value = docgen::KeyValue<decltype(entry), Answer>;
    if constexpr (docgen::is_included<std::remove_cvref_t<decltype(entry)>>)
      add_schema_keys<Value>(keys);
    else
      keys.push_back({std::string(entry.name), key_type<Value>(entry.traits),
                      std::string(entry.meaning), !entry.traits.omitted});
  });
}

template <class Answer>
SchemaObject answer_schema() {
  constexpr auto& list = docgen::answer_list<Answer>;
  static_assert(!list.name.empty());
  SchemaObject schema{std::string(list.name), std::string(list.meaning), {}};
  add_schema_keys<Answer>(schema.keys);
  return schema;
}

template <class... Answers>
std::vector<SchemaObject> schemas_of() {
  return {answer_schema<Answers>()...};
}

}  // namespace cartulary::server
