// What an answer leaves out of the boxes that were asked for by name.
//
//   call.print(wrap_after("", uncounted_text(catalog, "BB5"), call.width()));
#pragma once

#include <string>
#include <string_view>

#include "engine/tile/catalog.h"

namespace cartulary::cli {

// The sets of which only a part is in one of the boxes of `sets` (as --sets takes them), which
// nothing counts: "Not counted: wheel-of-fortune, in part in big-box-5." Empty if there is none.
std::string uncounted_text(const Catalog& catalog, std::string_view sets);

}  // namespace cartulary::cli
