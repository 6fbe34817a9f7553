#include "tiledb/database/library.h"

#include <utility>

#include "engine/guide/variants_guide.h"

namespace cartulary::tiledb {

Result<Library> load_library(const Database& database) {
  auto meta = database.meta();
  if (!meta) return meta.error();
  auto catalog = database.catalog();
  if (!catalog) return catalog.error();
  auto rulebook = database.rulebook();
  if (!rulebook) return rulebook.error();
  auto sources = database.sources();
  if (!sources) return sources.error();
  auto ledger = database.ledger();
  if (!ledger) return ledger.error();
  auto claims = database.claims();
  if (!claims) return claims.error();
  auto positions = database.positions();
  if (!positions) return positions.error();
  auto guides = database.guides();
  if (!guides) return guides.error();
  auto games = database.games();
  if (!games) return games.error();
  // Last, which is also its place in the order of ids.
  guides->guides.push_back(variants_guide(*catalog, *rulebook));
  return Library{*std::move(meta),      *std::move(catalog), *std::move(rulebook),
                 *std::move(sources),   *std::move(ledger),  *std::move(claims),
                 *std::move(positions), *std::move(guides),  *std::move(games)};
}

}  // namespace cartulary::tiledb
