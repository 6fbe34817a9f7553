// The frame of the board, which scripts fill from what the API answers.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page board_page(const PageContext& context);

}  // namespace cartulary::docgen
