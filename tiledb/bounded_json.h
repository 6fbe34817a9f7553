// Reads JSON from outside within bounds. For the .cpp files of tiledb/ alone, since it shows the
// JSON library's type.
//
//   Result<nlohmann::json> value = read_json(text, "party.json", {.bytes = 65'536, .depth = 32});
#pragma once

#include <cstddef>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "engine/result.h"

namespace cartulary {

struct JsonBounds {
  std::size_t bytes = 1'048'576;
  int depth = 32;
};

// The value, or an Error: too many bytes; not JSON, nested too deep, a key twice in one object
// (all three with `where:line:column` and a caret).
Result<nlohmann::json> read_json(std::string_view text, std::string_view where, JsonBounds bounds);

}  // namespace cartulary
