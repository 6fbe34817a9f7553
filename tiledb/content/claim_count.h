// Counts what a claim claims, over the tiles of a catalog.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/tile/catalog.h"
#include "tiledb/draft/claim.h"

namespace cartulary::tiledb {

// The tiles, marks or pieces that the claim is about: those of its sets (or of the sets that
// stand in CAR's Tile Overview), each set in the claim's edition or what a selection falls back
// to; with `dropped` without the tiles that stay in the box.
int count_claim(const Catalog& catalog, const ClaimResult& claim);

// The sum of the printed figures whose claims' ids begin with `prefix`, totals apart; nothing
// if there are none.
std::optional<int> sum_of_claims(const std::vector<ClaimResult>& claims, std::string_view prefix);

}  // namespace cartulary::tiledb
