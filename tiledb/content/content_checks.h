// The checks between files: names given twice, names that nothing bears, boxes in circles.
#pragma once

#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Ids, aliases, codes, tiles, documents, claims, ledger entries, elements, rules,
// rulings and variants are each given once, the last three share no id; each
// name that is used is given, a set used in an edition has it, and a rule applies to editions of
// its sets.
void check_names(ContentDraft& draft);

// No box contains itself, be it by way of others.
void check_boxes(ContentDraft& draft);

}  // namespace cartulary::tiledb
