// Reads a collection, the boxes that somebody owns, from collection.yaml:
//
//   boxes: {big-box-5: 1, tower: 2}     # boxes or sets, by id, code or name
//   editions: {tower: C2}               # the printing of a box, of a set, or of a set in a box
//   tiles: {IC-02: 1}                   # copies in addition to those of the boxes
//   without: {BA-03: 1}                 # missing copies
//   lost: {tower-piece: 1}              # missing figures and tokens
//
// All keys except `boxes` are optional.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/bag/missing.h"

namespace cartulary::tiledb {

inline constexpr std::size_t max_collection_bytes = 65'536;

// `where` names the text in errors ("shelf.yaml:3:5"). Errors: invalid YAML; an unknown key, set,
// tile, edition, figure or token (with suggestion); a number outside 1..99; an entry repeated under
// another name; an edition of something not owned; and those of fault_of(), prefixed with the file
// and the key. Returns the first error by position.
Result<Collection> parse_collection_file(const Catalog& catalog, const PieceNames& names,
                                         std::string_view text, std::string_view where);

}  // namespace cartulary::tiledb
