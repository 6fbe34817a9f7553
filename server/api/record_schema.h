// What openapi.json tells of records, by the lists of their members (engine/text/members.h): the
// keys of an answer that is one record, and the schema of each kind of record, whole.
//
//   inline constexpr auto element_answer = record_answer<Element>();
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "docgen/json/json_writer.h"
#include "engine/text/members.h"
#include "engine/tile/edition.h"
#include "server/api/route.h"

namespace cartulary::server {

template <class Value>
inline constexpr bool is_vector = false;
template <class Item>
inline constexpr bool is_vector<std::vector<Item>> = true;
template <class Value>
inline constexpr bool is_optional = false;
template <class Value>
inline constexpr bool is_optional<std::optional<Value>> = true;

// The JSON type of a member: "string", "string|null".
template <class Value>
constexpr std::string_view json_type(bool may_be_empty) {
  if constexpr (is_vector<Value>)
    return "array";
  else if constexpr (std::is_same_v<Value, bool>)
    return "boolean";
  else if constexpr (std::is_same_v<Value, int>)
    return "integer";
  else if constexpr (HasMembers<Value>)
    return "object";
  else if constexpr (std::is_same_v<Value, std::string>)
    return may_be_empty ? "string|null" : "string";
  else if constexpr (!is_optional<Value>)
    return "string";
  else if constexpr (HasMembers<typename Value::value_type>)
    return "object|null";
  else
    return "string|null";
}

constexpr AnswerKey answer_key(const DerivedMember& member) {
  const bool is_text = member.derived == Derived::Kind || member.derived == Derived::Cite;
  return {member.name, is_text ? "string" : "array"};
}
template <class R, class Value>
constexpr AnswerKey answer_key(const Member<R, Value>& member) {
  return {member.name, json_type<Value>(member.may_be_empty())};
}

// The keys of a record that is the whole answer.
template <class R>
constexpr auto record_answer() {
  std::array<AnswerKey, std::tuple_size_v<decltype(MembersOf<R>::list)>> keys;
  std::size_t next = 0;
  for_each_key<R>([&](const auto& member) { keys[next++] = answer_key(member); });
  return keys;
}

// The keys of an answer that is a record of one of several kinds: those that not every kind has
// may be missing.
template <class... Kinds>
constexpr auto all_answer_keys() {
  std::array<AnswerKey, (std::tuple_size_v<decltype(MembersOf<Kinds>::list)> + ...)> keys;
  std::array<std::size_t, keys.size()> kinds{};
  std::size_t size = 0;
  const auto take = [&](const AnswerKey& key) {
    std::size_t i = 0;
    while (i < size && keys[i].name != key.name) ++i;
    if (i == size) keys[size++] = key;
    ++kinds[i];
  };
  (std::ranges::for_each(record_answer<Kinds>(), take), ...);
  for (std::size_t i = 0; i < size; ++i) keys[i].always = kinds[i] == sizeof...(Kinds);
  return std::pair(keys, size);
}

template <class... Kinds>
constexpr auto any_answer() {
  constexpr auto all = all_answer_keys<Kinds...>();
  std::array<AnswerKey, all.second> keys;
  std::copy_n(all.first.begin(), all.second, keys.begin());
  return keys;
}

// The member "type": one, or the list of those that `type` names with `|` between.
void add_type(docgen::JsonWriter& json, std::string_view type);

// The members of "schemas": each kind of record that has a list, with all its keys and what they
// mean.
void add_record_schemas(docgen::JsonWriter& json);

}  // namespace cartulary::server
