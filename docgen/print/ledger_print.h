// The discrepancy ledger, printed as a part of the whole reference.
//
//   set_ledger(context, page.view);
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// Sets `ledger`: a list with `entry_title`, `entry_id`, `entry_kind`, `sides` (`says`, `said_by`),
// `decision` and `reason`.
void set_ledger(const PrintContext& context, View& view);

}  // namespace cartulary::docgen
