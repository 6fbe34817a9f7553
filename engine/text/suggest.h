// The nearest known name to one that is not known.
//
//   nearest("towr", known);      // "tower"
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cartulary {

// The known name with the least edit distance (insert, delete, replace, swap neighbours; case
// ignored), if that is at most a third of the longer name (or 1) and something of the name
// stays. Failing that, the shortest known name that begins with `name` (3 letters or more).
// Ties: the first known. Else, and for names over 256 bytes, "".
std::string nearest(std::string_view name, std::span<const std::string> known);

// Steps from one word to another, bytes compared as they are: insert, delete, replace, swap
// neighbours. `most` + 1 if there are more than `most`.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t most);

}  // namespace cartulary
