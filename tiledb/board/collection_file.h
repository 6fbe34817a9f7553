// Reads what somebody owns from a file, collection.yaml:
//
//   boxes: {big-box-5: 1, tower: 2}     # sets or boxes, by id, code or name
//   editions: {tower: C2}               # the printing of a box, a set, or a set in a box
//   tiles: {IC-02: 1}                   # copies beyond those of the boxes
//   without: {BA-03: 1}                 # copies that are gone
//   lost: {tower-piece: 1}              # figures and tokens that are gone
//
// Every key but `boxes` may be left out.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/bag/missing.h"

namespace cartulary::tiledb {

inline constexpr std::size_t max_collection_bytes = 65'536;

// `where` names the text in errors ("shelf.yaml:3:5"). Errors: what is no YAML; an unknown key,
// set, tile, edition, figure or token (with suggestion); a number that is not 1..99; what stands
// twice under two names; an edition of what is not owned; and as fault_of(), with the file and the
// key in front. The first by place is returned.
Result<Collection> parse_collection_file(const Catalog& catalog, const PieceNames& names,
                                         std::string_view text, std::string_view where);

}  // namespace cartulary::tiledb
