// The contents of exported files: the CSV files, and claims.json. Internal to the export.
#pragma once

#include <string>
#include <vector>

#include "engine/rule/carried_game.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"
#include "tiledb/draft/claim.h"

namespace cartulary::docgen {

// Each function returns a CSV text. Every row has every column of export_columns.cpp, in its order;
// a cell without a value is empty.
std::string set_rows(const Catalog& catalog);
std::string tile_rows(const Catalog& catalog);
std::string segment_rows(const Catalog& catalog);
std::string tile_source_rows(const Catalog& catalog);
std::string source_rows(const std::vector<SourceDocument>& sources);
std::string ledger_rows(const std::vector<LedgerEntry>& ledger);
std::string ledger_side_rows(const std::vector<LedgerEntry>& ledger);
std::string rule_rows(const Rulebook& rulebook);
std::string variant_rows(const Rulebook& rulebook);
std::string ruling_rows(const Rulebook& rulebook);
std::string ruling_side_rows(const Rulebook& rulebook);
std::string element_rows(const Rulebook& rulebook);
std::string set_rule_rows(const Rulebook& rulebook);
std::string game_rows(const std::vector<CarriedGame>& games);
std::string game_used_rows(const std::vector<CarriedGame>& games);
std::string game_own_rows(const std::vector<CarriedGame>& games);
std::string game_adopts_rows(const std::vector<CarriedGame>& games);
std::string game_drops_rows(const std::vector<CarriedGame>& games);
std::string game_ledger_rows(const std::vector<CarriedGame>& games);
std::string claim_rows(const std::vector<tiledb::ClaimResult>& claims);

// {"claims": [...]}, a JSON text.
std::string claims_json(const std::vector<tiledb::ClaimResult>& claims);

}  // namespace cartulary::docgen
