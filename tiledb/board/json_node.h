// JsonNode: a value of an untrusted JSON file. JsonSpot: a reference to such a value that knows its
// place in the file, for messages.
//
// A node owns its children. A spot points to a node, which must outlive it.
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
  std::int64_t integer = 0;         // Integer: a whole number that fits into 64 bits
  std::string text = {};            // Text; for numbers and booleans, their spelling
  std::vector<JsonNode> items;      // List
  std::vector<JsonMember> members;  // Object, in file order, without repeated keys

  bool is(Kind wanted) const { return kind == wanted; }
  // Null if the key is absent.
  const JsonNode* find(std::string_view key) const;
};

struct JsonMember {
  std::string key;
  JsonNode value;
};

// "nothing", "true or false", "a whole number", "a number", "a text", "a list", "an object".
Said kind_words(JsonNode::Kind kind);

class JsonSpot {
 public:
  // `where` names the file; `pointer` is the node's JSON pointer, empty for the root.
  JsonSpot(const JsonNode& node, std::string where, std::string pointer = "")
      : node_(&node), where_(std::move(where)), pointer_(std::move(pointer)) {}

  const JsonNode& node() const { return *node_; }
  // "party.json: /tiles/3", or "party.json" for the root.
  std::string place() const { return pointer_.empty() ? where_ : where_ + ": " + pointer_; }
  Error error(Said what, Said fix = {}, std::string suggestion = "") const;

  // Children, with their places.
  std::optional<JsonSpot> find(std::string_view key) const;
  JsonSpot item(std::size_t number) const;
  // REQUIRES: number < node().members.size()
  JsonSpot member(std::size_t number) const;

  // Errors: the key is missing, or its value is of another kind.
  Result<JsonSpot> need(std::string_view key, JsonNode::Kind kind) const;
  // Like need(), but returns nothing if the key is missing.
  Result<std::optional<JsonSpot>> find(std::string_view key, JsonNode::Kind kind) const;
  // Error: the value is of another kind.
  Status check_kind(JsonNode::Kind kind) const;
  // Error: a member whose key is not in `keys` (with suggestion). `told` is the message on what
  // keys there are. REQUIRES: the node is an object.
  Status check_keys(std::string_view told, std::initializer_list<std::string_view> keys) const;
  // Error: the value is not a whole number within least..most.
  Result<int> whole(int least, int most) const;

 private:
  const JsonNode* node_;
  std::string where_;
  std::string pointer_;
};

}  // namespace cartulary::tiledb
