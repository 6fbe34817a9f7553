// What stands on tiles: all features and symbols, and the tiles that bear one of them.
#pragma once

#include <string_view>

#include "docgen/pages/page.h"

namespace cartulary::docgen {

Page features_page(const PageContext& context);
// `mark` names a feature or symbol: "inn", "crop-circle:shield".
Page feature_page(const PageContext& context, std::string_view mark);

}  // namespace cartulary::docgen
