// Reads a selection from JSON. The text may be the object `selection` of an answer, the whole
// answer that contains it, or the bare object.
//
//   {"sets": {"base-game": 1, "inns-and-cathedrals": 2}, "edition": "C1",
//    "editions": {"inns-and-cathedrals": "C2"}, "used": {"BA-03": 1}, "rules": {"tiny-city": 2}}
//
// All keys are optional. A repeated or unknown key is an error. The Selection owns its values.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/bag/selection.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

inline constexpr std::size_t max_selection_bytes = 1'048'576;
inline constexpr int max_selection_depth = 32;

// Sets and tiles may be given by any of their names; the result holds ids. `where` names the text
// in errors ("party.json"). Errors: invalid JSON (with line, column and caret), more than
// max_selection_bytes, nesting deeper than max_selection_depth, a repeated key, no selection, an
// unknown key, set, tile or edition (with suggestion), a box (name the sets in it), a quantity
// outside 0..99, copies outside 1..99, an invalid name or value of a rule.
Result<Selection> parse_selection(const Catalog& catalog, std::string_view text,
                                  std::string_view where);

// Reads a selection nested in another file. REQUIRES: `object` is an object.
Result<Selection> read_selection(const Catalog& catalog, const JsonNode& object,
                                 std::string_view where);

}  // namespace cartulary::tiledb
