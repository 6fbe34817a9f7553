// A score pad for the table: a column for each player, a row for each way to score with these sets.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// As many columns as the request says, else as the group's own game is for, else as the boxes have
// colours. Lines that never bring points have no row.
PrintPage scorepad_print(const PrintContext& context);

}  // namespace cartulary::docgen
