// The index of a booklet: what rules speak of, each with the rules and rulings that are mainly
// about it, by name.
//
//   View index = index_views(site_index, records);
#pragma once

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "docgen/print/booklet_records.h"

namespace cartulary::docgen {

// In the order of the alphabet: a list with `letter` where a new one begins, `entry_name`,
// `entry_german` and `entries` (`entry_title`, `entry_id`).
View index_views(const SiteIndex& index, const BookletRecords& records);

}  // namespace cartulary::docgen
