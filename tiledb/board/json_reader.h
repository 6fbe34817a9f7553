// A pass over JSON from outside before it is read into memory: bounds its size and depth, and
// refuses a key that stands twice in one object, which the JSON library would take silently.
//
//   Status status = check_json(text, "party.json", {.bytes = 65'536, .depth = 32});
//   if (status) ... nlohmann::json::parse(text, nullptr, false) cannot fail now ...
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/text/result.h"

namespace cartulary::tiledb {

struct JsonBounds {
  std::size_t bytes = 1'048'576;
  int depth = 32;
};

// Errors: too many bytes (`where` as given); text that is not JSON, nesting too deep, a key
// twice, each with `where:line:column`, the line (of a long one the part around) and a caret.
Status check_json(std::string_view text, std::string_view where, JsonBounds bounds);

}  // namespace cartulary::tiledb
