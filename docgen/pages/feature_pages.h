// Pages about features and symbols on tiles: the list, and the tiles that show one of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page features_page(const PageContext& context);
// The page of a feature or symbol, by its safe_name: "crop-circle_shield". Nothing if there is no
// such mark.
std::optional<Page> feature_at(const PageContext& context, std::string_view name);
std::vector<std::string> feature_names(const SiteIndex& index);
// The mark as the API names it.
std::string feature_api_name(const Catalog& catalog, std::string_view name);

}  // namespace cartulary::docgen
