// What the reference says of itself: where its sources err, which they are, what it is; and the
// page for a path that is none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page ledger_page(const PageContext& context);
Page sources_page(const PageContext& context);
Page about_page(const PageContext& context);
// What the sheet "More" opens, as a page of its own.
Page all_pages_page(const PageContext& context);
// For a path that is no page; suggests the one of what is called so, else the nearest of the
// known ones.
Page missing_page(const SiteIndex& index, std::string_view path,
                  const std::vector<std::string>& known);

}  // namespace cartulary::docgen
