// The frame of the board, which scripts fill from the API; on files, how to get it.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page board_page(const PageContext& context);

}  // namespace cartulary::docgen
