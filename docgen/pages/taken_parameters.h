// Filters the parameters that a page takes. Other parameters in its address do not change the page,
// so one cached answer serves all such addresses.
//
//   taken_parameters(index, "fit/c_rf.html", {{"sets", "tower"}, {"utm_source", "x"}});
//   // {{"sets", "tower"}}
#pragma once

#include <string_view>

#include "docgen/base/page_parameters.h"
#include "docgen/base/site_index.h"

namespace cartulary::docgen {

// The given parameters that have a value and that the page or file at `path` reads.
PageParameters taken_parameters(const SiteIndex& index, std::string_view path,
                                const PageParameters& given);

}  // namespace cartulary::docgen
