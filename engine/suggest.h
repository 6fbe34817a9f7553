// The nearest known name to one that is not known.
//
//   nearest("towr", known);      // "tower"
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cartulary {

// The known name with the least edit distance (insert, delete, replace, swap neighbours; case
// ignored), if that is at most a third of the longer name (or 1) and something of the name
// stays. Failing that, the shortest known name that begins with `name` (3 letters or more).
// Ties: the first known. Else, and for names over 256 bytes, "".
std::string nearest(std::string_view name, std::span<const std::string> known);

}  // namespace cartulary
