// Parses untrusted JSON into a JsonNode in one pass, which limits size, depth and the number of
// values as it reads. Rejects a key repeated within an object, which the JSON library would
// silently accept.
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

// Errors: too many bytes (located at `where`); invalid JSON, too deep nesting or a repeated key,
// each with `where:line:column`, the line (only the part around the fault if it is long) and a
// caret; if none of these occurs, more than most_json_values values (located at `where`).
Result<JsonNode> parse_json(std::string_view text, std::string_view where, JsonBounds bounds);

}  // namespace cartulary::tiledb
