// What stands on tiles: all features and symbols, and the tiles that bear one of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page features_page(const PageContext& context);
// The tiles that bear a feature or symbol, by the name of the mark that is safe in a path:
// "crop-circle_shield"; nothing for what is none.
std::optional<Page> feature_at(const PageContext& context, std::string_view name);
std::vector<std::string> feature_names(const SiteIndex& index);
// The mark itself, as the API takes it.
std::string feature_api_name(const Catalog& catalog, std::string_view name);

}  // namespace cartulary::docgen
