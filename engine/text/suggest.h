// Finds the known name that an unknown one is probably a typing error or the beginning of, for
// errors that ask "did you mean 'tower'?".
//
//   nearest("towr", known);        // "tower"
//   nearest("inns", known);        // "inns-and-cathedrals", which begins with it
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cartulary {

// The known name with the smallest edit distance (insert, delete, replace, swap neighbours; case
// ignored), if that is at most a third of the longer name (or 1) and not the whole name. Otherwise
// the shortest known name that begins with `name` (3 letters or more). Ties go to the first known.
// Otherwise, and if `name` has over 256 bytes, "".
std::string nearest(std::string_view name, std::span<const std::string> known);

// The number of edits from one word to another, comparing bytes exactly: insert, delete, replace,
// swap neighbours. Returns `most` + 1 if there are more than `most`.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t most);

}  // namespace cartulary
