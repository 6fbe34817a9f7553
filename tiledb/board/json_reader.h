// Reads JSON from outside into a JsonNode, in one pass that bounds its size, depth and number of
// values as it reads, and refuses a key that stands twice in one object, which the JSON library
// would take silently.
//
//   Result<JsonNode> root = parse_json(text, "party.json", {.bytes = 65'536, .depth = 32});
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/text/result.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

struct JsonBounds {
  std::size_t bytes = 1'048'576;
  int depth = 32;
};

inline constexpr std::size_t most_json_values = 500'000;

// Errors: too many bytes (`where` as given); text that is not JSON, nesting too deep, a key
// twice, each with `where:line:column`, the line (of a long one the part around) and a caret;
// in a text without these, more than most_json_values values (`where` as given).
Result<JsonNode> parse_json(std::string_view text, std::string_view where, JsonBounds bounds);

}  // namespace cartulary::tiledb
