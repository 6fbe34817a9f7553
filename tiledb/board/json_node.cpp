#include "tiledb/board/json_node.h"

#include <algorithm>
#include <utility>

#include "engine/text/contract.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

// A key as a step of a JSON pointer (RFC 6901), made printable for a message.
std::string step(std::string_view key) {
  std::string text = "/";
  for (const char c : printable(key.substr(0, 64))) {
    if (c == '~')
      text += "~0";
    else if (c == '/')
      text += "~1";
    else
      text += c;
  }
  return text;
}

}  // namespace

const JsonNode* JsonNode::find(std::string_view key) const {
  const auto found = std::find_if(members.begin(), members.end(),
                                  [key](const JsonMember& member) { return member.key == key; });
  return found == members.end() ? nullptr : &found->value;
}

Said kind_words(JsonNode::Kind kind) {
  switch (kind) {
    case JsonNode::Kind::Null:
      return "nothing";
    case JsonNode::Kind::Boolean:
      return said("wrong-file.true-or-false");
    case JsonNode::Kind::Integer:
      return said("wrong-file.a-whole-number");
    case JsonNode::Kind::Number:
      return said("wrong-file.a-number");
    case JsonNode::Kind::Text:
      return said("wrong-file.a-text");
    case JsonNode::Kind::List:
      return said("wrong-file.a-list");
    case JsonNode::Kind::Object:
      break;
  }
  return said("wrong-file.an-object");
}

Error JsonSpot::error(Said what, Said fix, std::string suggestion) const {
  return {.where = place(),
          .what = std::move(what),
          .excerpt = "",
          .fix = std::move(fix),
          .suggestion = std::move(suggestion)};
}

std::optional<JsonSpot> JsonSpot::find(std::string_view key) const {
  const JsonNode* found = node_->find(key);
  if (found == nullptr) return std::nullopt;
  return JsonSpot(*found, where_, pointer_ + step(key));
}

JsonSpot JsonSpot::item(std::size_t number) const {
  return {node_->items[number], where_, pointer_ + '/' + std::to_string(number)};
}

JsonSpot JsonSpot::member(std::size_t number) const {
  CARTULARY_REQUIRES(number < node_->members.size());
  const JsonMember& member = node_->members[number];
  return {member.value, where_, pointer_ + step(member.key)};
}

Status JsonSpot::check_kind(JsonNode::Kind kind) const {
  if (node_->is(kind)) return Done{};
  return error(said("wrong-file.other-kind",
                    {{"kind", kind_words(node_->kind)}, {"wanted", kind_words(kind)}}));
}

Result<JsonSpot> JsonSpot::need(std::string_view key, JsonNode::Kind kind) const {
  const std::optional<JsonSpot> found = find(key);
  if (!found)
    return error(said("wrong-file.key-lacks", {{"key", key}}),
                 said("wrong-file.add-key", {{"key", key}, {"kind", kind_words(kind)}}));
  if (const Status status = found->check_kind(kind); !status) return status.error();
  return *found;
}

Result<std::optional<JsonSpot>> JsonSpot::find(std::string_view key, JsonNode::Kind kind) const {
  const std::optional<JsonSpot> found = find(key);
  if (found)
    if (const Status status = found->check_kind(kind); !status) return status.error();
  return found;
}

Status JsonSpot::check_keys(std::string_view told,
                            std::initializer_list<std::string_view> keys) const {
  CARTULARY_REQUIRES(node_->is(JsonNode::Kind::Object));
  for (const JsonMember& member : node_->members) {
    if (std::find(keys.begin(), keys.end(), member.key) != keys.end()) continue;
    const std::vector<std::string> known(keys.begin(), keys.end());
    return error(said("wrong-file.unknown-key", {{"key", printable(member.key.substr(0, 64))}}),
                 said(told, {{"keys", joined(known)}}), nearest(member.key, known));
  }
  return Done{};
}

Result<int> JsonSpot::whole(int least, int most) const {
  if (node_->is(JsonNode::Kind::Integer) && node_->integer >= least && node_->integer <= most)
    return static_cast<int>(node_->integer);
  const std::string from = std::to_string(least);
  if (node_->is(JsonNode::Kind::Integer) || node_->is(JsonNode::Kind::Number))
    return error(said("wrong-file.other-number",
                      {{"number", node_->text.substr(0, 40)}, {"least", from}, {"most", most}}));
  return error(said("wrong-file.no-number",
                    {{"kind", kind_words(node_->kind)}, {"least", from}, {"most", most}}));
}

}  // namespace cartulary::tiledb
