#include "server/api/schema_examples.h"

#include <algorithm>

#include "server/api/answer_type.h"

namespace cartulary::server {
namespace {

using tiledb::JsonNode;
using Kind = JsonNode::Kind;

constexpr std::size_t most_text = 300;  // examples must stay readable
constexpr std::size_t most_items = 3;

bool is_scalar(const JsonNode& node) {
  return !node.is(Kind::Object) && !node.is(Kind::List);
}

bool is_flat(const JsonNode& node) {
  return is_scalar(node) || (node.is(Kind::List) && std::ranges::all_of(node.items, is_scalar));
}

bool is_map(std::string_view type) {
  return std::ranges::any_of(type_choices(type), [](std::string_view choice) {
    return read_type(choice).form == TypeForm::Map;
  });
}

bool worth_showing(const JsonNode& node, std::string_view type) {
  switch (node.kind) {
    case Kind::Null:
      return false;
    case Kind::Text:
      return !node.text.empty() && node.text.size() <= most_text;
    case Kind::List:
      return !node.items.empty() && std::ranges::all_of(node.items, is_flat);
    case Kind::Object:
      return is_map(type) && !node.members.empty();
    default:
      return true;
  }
}

// Shortens long lists and objects.
JsonNode shown_of(JsonNode node) {
  if (node.items.size() > most_items) node.items.resize(most_items);
  if (node.members.size() > most_items) node.members.resize(most_items);
  return node;
}

}  // namespace

SchemaExamples::SchemaExamples(const std::vector<SchemaObject>& schemas) {
  for (const SchemaObject& object : schemas) schemas_.emplace(object.name, &object);
}

void SchemaExamples::take(std::string_view type, const JsonNode& node) {
  if (node.is(Kind::Null)) return;
  for (const std::string_view choice : type_choices(type)) take_choice(choice, node);
}

void SchemaExamples::take_choice(std::string_view choice, const JsonNode& node) {
  const TypePart part = read_type(choice);
  if (part.form == TypeForm::List) {
    for (const JsonNode& item : node.items) take(part.inner, item);
  } else if (part.form == TypeForm::Map) {
    for (const tiledb::JsonMember& member : node.members) take(part.inner, member.value);
  } else if (part.form == TypeForm::Named) {
    if (const auto found = schemas_.find(part.inner); found != schemas_.end())
      take_object(*found->second, node);
  }
}

void SchemaExamples::take_object(const SchemaObject& object, const JsonNode& node) {
  // If an answer may be of several types, takes the one whose required keys it has.
  const bool is_this = std::ranges::all_of(object.keys, [&](const SchemaKey& key) {
    return !key.always || node.find(key.name) != nullptr;
  });
  if (!is_this) return;
  for (const SchemaKey& key : object.keys) {
    const JsonNode* value = node.find(key.name);
    if (value == nullptr) continue;
    if (worth_showing(*value, key.type))
      found_.try_emplace({object.name, key.name}, shown_of(*value));
    take(key.type, *value);
  }
}

const JsonNode* SchemaExamples::find(std::string_view object, std::string_view key) const {
  const auto found = found_.find(std::pair(std::string(object), std::string(key)));
  return found == found_.end() ? nullptr : &found->second;
}

}  // namespace cartulary::server
