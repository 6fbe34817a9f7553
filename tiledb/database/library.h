// Library: every record of one database as values. Pages, server and commands answer from it.
//
// Owns its records and does not need the database afterwards. Indexes and pages point into it, so
// it must not move while they are used.
//
//   Result<Library> library = load_library(*database);
//   const Tile* tile = library->catalog.find_tile("IC-07");
#pragma once

#include <vector>

#include "engine/guide/guides.h"
#include "engine/position/position.h"
#include "engine/rule/carried_game.h"
#include "engine/rule/rulebook.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"
#include "tiledb/database/database.h"
#include "tiledb/draft/claim.h"

namespace cartulary::tiledb {

struct Library {
  Meta meta;
  Catalog catalog;  // includes the words of the search, catalog.language()
  Rulebook rulebook;
  std::vector<SourceDocument> sources;
  std::vector<LedgerEntry> ledger;
  std::vector<ClaimResult> claims;
  std::vector<Position> positions = {};  // by id
  Guides guides = {};
  std::vector<CarriedGame> games = {};  // by id; includes the game being played, if any
};

// Errors: those of reading the database.
Result<Library> load_library(const Database& database);

}  // namespace cartulary::tiledb
