// Which parameters a page takes. What else stands in its address is passed over, and makes no
// other page of it: one answer can be kept for all of them.
//
//   taken_parameters(index, "fit/c_rf.html", {{"sets", "tower"}, {"utm_source", "x"}});
//   // {{"sets", "tower"}}
#pragma once

#include <string_view>

#include "docgen/base/page_parameters.h"
#include "docgen/base/site_index.h"

namespace cartulary::docgen {

// Of the given ones with a value those that the page or file at `path` looks at.
PageParameters taken_parameters(const SiteIndex& index, std::string_view path,
                                const PageParameters& given);

}  // namespace cartulary::docgen
