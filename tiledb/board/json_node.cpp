#include "tiledb/board/json_node.h"

#include <algorithm>
#include <limits>

#include <nlohmann/json.hpp>

#include "engine/text/contract.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

using nlohmann::json;

// Builds the tree from what check_json has let through.
class Builder : public nlohmann::json_sax<json> {
 public:
  explicit Builder(JsonNode& root) : next_(&root) {}

  bool null() override { return add(JsonNode::Kind::Null) != nullptr; }
  bool boolean(bool value) override {
    JsonNode* node = add(JsonNode::Kind::Boolean);
    if (node == nullptr) return false;
    node->truth = value;
    node->text = value ? "true" : "false";
    return true;
  }
  bool number_integer(number_integer_t value) override { return add_integer(value); }
  bool number_unsigned(number_unsigned_t value) override {
    if (value <= static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
      return add_integer(static_cast<std::int64_t>(value));
    return add_text(JsonNode::Kind::Number, std::to_string(value));
  }
  bool number_float(number_float_t, const string_t& text) override {
    return add_text(JsonNode::Kind::Number, text);
  }
  bool string(string_t& value) override { return add_text(JsonNode::Kind::Text, value); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(JsonNode::Kind::Object); }
  bool start_array(std::size_t) override { return open(JsonNode::Kind::List); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    open_.back()->members.push_back({name, {}});
    next_ = &open_.back()->members.back().value;
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 private:
  // Where the next value goes; null when there are too many.
  JsonNode* add(JsonNode::Kind kind) {
    if (++values_ > most_json_values) return nullptr;
    JsonNode* node = next_;
    if (node == nullptr) node = &open_.back()->items.emplace_back();
    next_ = nullptr;
    node->kind = kind;
    return node;
  }
  bool add_text(JsonNode::Kind kind, std::string text) {
    JsonNode* node = add(kind);
    if (node != nullptr) node->text = std::move(text);
    return node != nullptr;
  }
  bool add_integer(std::int64_t value) {
    JsonNode* node = add(JsonNode::Kind::Integer);
    if (node == nullptr) return false;
    node->integer = value;
    node->text = std::to_string(value);
    return true;
  }
  // The lists above a node do not grow while it is open, so pointers to open nodes stay good.
  bool open(JsonNode::Kind kind) {
    JsonNode* node = add(kind);
    if (node != nullptr) open_.push_back(node);
    return node != nullptr;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  JsonNode* next_;
  std::vector<JsonNode*> open_;
  std::size_t values_ = 0;
};

// A key as a step of a JSON pointer (RFC 6901), fit for a line of a message.
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

std::string_view kind_words(JsonNode::Kind kind) {
  switch (kind) {
    case JsonNode::Kind::Null:
      return "nothing";
    case JsonNode::Kind::Boolean:
      return "true or false";
    case JsonNode::Kind::Integer:
      return "a whole number";
    case JsonNode::Kind::Number:
      return "a number";
    case JsonNode::Kind::Text:
      return "a text";
    case JsonNode::Kind::List:
      return "a list";
    case JsonNode::Kind::Object:
      break;
  }
  return "an object";
}

Result<JsonNode> parse_json(std::string_view text, std::string_view where, JsonBounds bounds) {
  const Status checked = check_json(text, where, bounds);
  if (!checked) return checked.error();
  JsonNode root;
  Builder builder(root);
  if (json::sax_parse(text.begin(), text.end(), &builder)) return root;
  return Error{.where = std::string(where),
               .what = "holds more than " + std::to_string(most_json_values) + " values",
               .fix = "give less at once"};
}

Error JsonSpot::error(std::string what, std::string fix, std::string suggestion) const {
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
  return error("is " + std::string(kind_words(node_->kind)) + ", not " +
               std::string(kind_words(kind)));
}

Result<JsonSpot> JsonSpot::need(std::string_view key, JsonNode::Kind kind) const {
  const std::optional<JsonSpot> found = find(key);
  if (!found)
    return error("has no '" + std::string(key) + "'",
                 "add '" + std::string(key) + "': " + std::string(kind_words(kind)));
  if (const Status status = found->check_kind(kind); !status) return status.error();
  return *found;
}

Result<std::optional<JsonSpot>> JsonSpot::find(std::string_view key, JsonNode::Kind kind) const {
  const std::optional<JsonSpot> found = find(key);
  if (found)
    if (const Status status = found->check_kind(kind); !status) return status.error();
  return found;
}

Status JsonSpot::check_keys(std::string_view what,
                            std::initializer_list<std::string_view> keys) const {
  CARTULARY_REQUIRES(node_->is(JsonNode::Kind::Object));
  for (const JsonMember& member : node_->members) {
    if (std::find(keys.begin(), keys.end(), member.key) != keys.end()) continue;
    const std::vector<std::string> known(keys.begin(), keys.end());
    return error("unknown key " + cartulary::quoted(member.key.substr(0, 64)),
                 std::string(what) + " has " + joined(known), nearest(member.key, known));
  }
  return Done{};
}

Result<int> JsonSpot::whole(int least, int most) const {
  if (node_->is(JsonNode::Kind::Integer) && node_->integer >= least && node_->integer <= most)
    return static_cast<int>(node_->integer);
  const bool number = node_->is(JsonNode::Kind::Integer) || node_->is(JsonNode::Kind::Number);
  return error((number ? node_->text.substr(0, 40) : std::string(kind_words(node_->kind))) +
               " is no whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

}  // namespace cartulary::tiledb
