// Checks the claims against the tiles, and the unmet ones against the ledger.
#pragma once

#include <vector>

#include "engine/tile/catalog.h"
#include "tiledb/draft/content_draft.h"

namespace cartulary::tiledb {

// Fills in the count of each readable claim, and the ledger entry that explains a difference.
// Reports an unmet claim that no entry lists, a met claim that an entry lists, and a total without
// claims to add up. Skips claims about sets with faults, whose tiles cannot be trusted, and totals
// while a file of claims is unreadable.
void check_claims(const Catalog& catalog, ContentDraft& draft);

}  // namespace cartulary::tiledb
