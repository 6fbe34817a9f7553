// Pages about the reference itself: the errors of its sources, the sources, what it is; and the
// page for unknown paths.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page ledger_page(const PageContext& context);
Page sources_page(const PageContext& context);
Page about_page(const PageContext& context);
// The contents of the "More" sheet as a separate page.
Page all_pages_page(const PageContext& context);
// The page for an unknown path. Suggests the page that goes by that name, or else the nearest of
// the `known` paths.
Page missing_page(const SiteIndex& index, std::string_view path,
                  const std::vector<std::string>& known);

}  // namespace cartulary::docgen
