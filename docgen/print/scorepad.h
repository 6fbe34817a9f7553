// The score pad: a column for each player, and a row for each way to score with the chosen sets.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// The number of columns comes from the request, else from the group's own game, else from the
// player colours in the boxes. Lines that never score points have no row.
PrintPage scorepad_print(const PrintContext& context);

}  // namespace cartulary::docgen
