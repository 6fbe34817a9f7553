// The page of the board; scripts fill it with the answers of the API.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page board_page(const PageContext& context);

}  // namespace cartulary::docgen
