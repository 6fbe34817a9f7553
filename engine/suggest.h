// The nearest known name to one that is not known.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cartulary {

// The known name with the least edit distance (insert, delete, replace, swap neighbours; case
// ignored), if it is at most a third of the longer name, and at least 1; a known name that
// begins with `name` (3 letters or more) counts as near. Ties: the first known. Else "".
std::string nearest(std::string_view name, std::span<const std::string> known);

}  // namespace cartulary
