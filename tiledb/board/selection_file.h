// Reads a selection from JSON: the object `selection` of an answer, the whole answer that holds
// it, or the object alone.
//
//   {"sets": {"base-game": 1, "inns-and-cathedrals": 2}, "edition": "C1",
//    "editions": {"inns-and-cathedrals": "C2"}, "used": {"BA-03": 1}, "rules": {"tiny-city": 2}}
//
// Every key may be left out; a key that stands twice, or one that a selection does not have, is
// an error. The Selection owns its values.
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

// Sets and tiles may stand under any of their names; the result holds their ids. `where` names
// the text in errors ("party.json"). Errors: what is not JSON (with line, column and caret),
// more than max_selection_bytes, nesting over max_selection_depth, a key twice in one object,
// no selection in it, an unknown key, set, tile or edition (with suggestion), a box (name the
// sets in it), a quantity not 0..99, copies not 1..99, a rule's name or value that is none.
Result<Selection> parse_selection(const Catalog& catalog, std::string_view text,
                                  std::string_view where);

// The same for a selection inside another file. REQUIRES: an object.
Result<Selection> read_selection(const Catalog& catalog, const JsonNode& object,
                                 std::string_view where);

}  // namespace cartulary::tiledb
