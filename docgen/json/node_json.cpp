#include "docgen/json/node_json.h"

#include <cstdlib>

namespace cartulary::docgen {

using tiledb::JsonNode;
using Kind = JsonNode::Kind;

void put_node(AnswerWriter& json, const JsonNode& node) {
  switch (node.kind) {
    case Kind::Null:
      json.null();
      return;
    case Kind::Boolean:
      json.value(node.truth);
      return;
    case Kind::Integer:
      json.value(node.integer);
      return;
    case Kind::Number:
      json.value(std::strtod(node.text.c_str(), nullptr));
      return;
    case Kind::Text:
      json.value(node.text);
      return;
    case Kind::List:
      json.open_array(AnswerWriter::Layout::Inline);
      for (const JsonNode& item : node.items) put_node(json, item);
      json.close();
      return;
    case Kind::Object:
      break;
  }
  json.open_object(AnswerWriter::Layout::Inline);
  for (const tiledb::JsonMember& member : node.members) {
    json.key(member.key);
    put_node(json, member.value);
  }
  json.close();
}

}  // namespace cartulary::docgen
