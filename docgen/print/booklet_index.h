// The index of a booklet: for each game element, in alphabetical order, the rules and rulings that
// are mainly about it.
//
//   View index = index_views(context, records);
#pragma once

#include "docgen/base/view.h"
#include "docgen/print/booklet_records.h"
#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// A list with one view per initial letter: `letter` and `words`. Each word has `entry_name`,
// `entry_other` (German in an English booklet, English in others) with `entry_other_lang`, and
// `entries` (`entry_title`, `entry_id`).
View index_views(const PrintContext& context, const BookletRecords& records);

}  // namespace cartulary::docgen
