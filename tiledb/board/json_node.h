// JsonNode: a value of a JSON file from outside; JsonSpot: such a value with its place in the
// file, for messages.
//
// A node owns what is below it. A spot points to a node, which must outlive it.
//
//   Result<JsonNode> root = parse_json(text, "party.json", {.bytes = 65'536, .depth = 32});
//   JsonSpot top(*root, "party.json");
//   Result<JsonSpot> tiles = top.need("tiles", JsonNode::Kind::List);
//   tiles->item(3).need("x", ...)            // errors: "party.json: /tiles/3/x"
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/result.h"

namespace cartulary::tiledb {

struct JsonMember;

struct JsonNode {
  enum class Kind : std::uint8_t { Null, Boolean, Integer, Number, Text, List, Object };
  Kind kind = Kind::Null;
  bool truth = false;               // Boolean
  std::int64_t integer = 0;         // Integer: a whole number that fits
  std::string text = {};            // Text; of numbers and booleans how they are written
  std::vector<JsonNode> items;      // List
  std::vector<JsonMember> members;  // Object, as written; no key twice

  bool is(Kind wanted) const { return kind == wanted; }
  // Null if there is no such key.
  const JsonNode* find(std::string_view key) const;
};

struct JsonMember {
  std::string key;
  JsonNode value;
};

// "nothing", "true or false", "a number", "a text", "a list", "an object".
std::string_view kind_words(JsonNode::Kind kind);

class JsonSpot {
 public:
  // `where` names the file; `pointer` is the node's JSON pointer, empty for the root.
  JsonSpot(const JsonNode& node, std::string where, std::string pointer = "")
      : node_(&node), where_(std::move(where)), pointer_(std::move(pointer)) {}

  const JsonNode& node() const { return *node_; }
  // "party.json: /tiles/3", of the root "party.json".
  std::string place() const { return pointer_.empty() ? where_ : where_ + ": " + pointer_; }
  Error error(std::string what, std::string fix = "", std::string suggestion = "") const;

  // The members and items below, with their places.
  std::optional<JsonSpot> find(std::string_view key) const;
  JsonSpot item(std::size_t number) const;
  // REQUIRES: number < node().members.size()
  JsonSpot member(std::size_t number) const;

  // Errors: the key is missing, the value is of another kind.
  Result<JsonSpot> need(std::string_view key, JsonNode::Kind kind) const;
  // The same for a key that may be missing: then nothing.
  Result<std::optional<JsonSpot>> find(std::string_view key, JsonNode::Kind kind) const;
  // Error: the value is of another kind.
  Status check_kind(JsonNode::Kind kind) const;
  // Error: a member that is none of the keys (with suggestion). REQUIRES: an object.
  Status check_keys(std::string_view what, std::initializer_list<std::string_view> keys) const;
  // Error: no whole number within least..most.
  Result<int> whole(int least, int most) const;

 private:
  const JsonNode* node_;
  std::string where_;
  std::string pointer_;
};

}  // namespace cartulary::tiledb
