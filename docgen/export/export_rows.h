// The rows of exported files as JSON texts: what the CSV files are made from, and claims.json.
// Internal to the export.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"
#include "tiledb/draft/claim.h"

namespace cartulary::docgen {

// Each an object with the one member "rows"; every row has every column of export_columns.cpp,
// in its order, null where there is nothing.
std::string set_rows(const Catalog& catalog);
std::string tile_rows(const Catalog& catalog);
std::string segment_rows(const Catalog& catalog);
std::string tile_source_rows(const Catalog& catalog);
std::string ledger_rows(const std::vector<LedgerEntry>& ledger);
std::string ledger_side_rows(const std::vector<LedgerEntry>& ledger);
std::string rule_rows(const Rulebook& rulebook);
std::string ruling_rows(const Rulebook& rulebook);
std::string ruling_side_rows(const Rulebook& rulebook);
std::string element_rows(const Rulebook& rulebook);
std::string set_rule_rows(const Rulebook& rulebook);
// The member is called `name`.
std::string claim_rows(const std::vector<tiledb::ClaimResult>& claims, std::string_view name);

}  // namespace cartulary::docgen
