// Counts what a claim says about tiles (draft/claim.h) in the tiles of a catalog, to compare it
// with the number that the source prints. CAR is the document car-7.4 (engine/tile/source.h).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/tile/catalog.h"
#include "tiledb/draft/claim.h"

namespace cartulary::tiledb {

// Counts the tiles, marks or pieces that the claim describes in its sets (if it names none, in the
// sets of CAR's Tile Overview). Each set counts in the claim's edition, or the one that a selection
// falls back to. With `dropped`, tiles that stay in the box do not count.
int count_claim(const Catalog& catalog, const ClaimResult& claim);

// The sum of the printed numbers of all claims whose id begins with `prefix`, excluding totals;
// nothing if there are none.
std::optional<int> sum_of_claims(const std::vector<ClaimResult>& claims, std::string_view prefix);

}  // namespace cartulary::tiledb
