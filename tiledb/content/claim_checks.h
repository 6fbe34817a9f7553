// Counts all claims and compares those that the tiles do not meet with the ledger.
#pragma once

#include <vector>

#include "engine/tile/catalog.h"
#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Fills in what each readable claim counts and the ledger entry that explains a difference.
// Reports a claim that is not met and stands in no entry, a claim in an entry that is met, a
// total of no claims. Claims about sets with faults are left out, since
// their tiles are not to be trusted, and totals while a file of claims cannot be read.
void check_claims(const Catalog& catalog, ContentDraft& draft);

}  // namespace cartulary::tiledb
