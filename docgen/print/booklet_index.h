// The index of a booklet: for each game element, in alphabetical order, the rules and rulings that
// are mainly about it.
//
//   View index = index_views(site_index, records);
#pragma once

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "docgen/print/booklet_records.h"

namespace cartulary::docgen {

// A list with one view per initial letter: `letter` and `words`. Each word has `entry_name`,
// `entry_german` and `entries` (`entry_title`, `entry_id`).
View index_views(const SiteIndex& index, const BookletRecords& records);

}  // namespace cartulary::docgen
