#include <utility>

#include "docgen/pages/site.h"

namespace cartulary::docgen {

Result<SiteData> load_site_data(const tiledb::Database& database) {
  SiteData data;
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
  data.meta = *std::move(meta);
  data.catalog = *std::move(catalog);
  data.rulebook = *std::move(rulebook);
  data.sources = *std::move(sources);
  data.ledger = *std::move(ledger);
  data.claims = *std::move(claims);
  data.positions = *std::move(positions);
  return data;
}

}  // namespace cartulary::docgen
