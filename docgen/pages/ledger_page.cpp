#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/pages/page.h"
#include "docgen/views/views.h"

namespace cartulary::docgen {

namespace {

View claim_view(const tiledb::ClaimResult& claim) {
  std::string figures = fmt::format("printed {}, counted {}", claim.copies, claim.counted);
  if (claim.sum_of_rows) figures += fmt::format(", its own rows add up to {}", *claim.sum_of_rows);
  View view;
  view.set("claim_id", claim.id).set("figures", figures).set("claim_note", claim.note);
  return view;
}

View claims_of(const SiteIndex& index, const LedgerEntry& entry) {
  View claims = View::list();
  for (const tiledb::ClaimResult& claim : index.library().claims)
    if (claim.ledger == entry.id) claims.add(claim_view(claim));
  return claims;
}

std::string kind_title(std::string_view kind) {
  if (kind == "slip") return "Slip of a source";
  if (kind == "dispute") return "Dispute between sources";
  if (kind == "gap") return "Gap: no source states it";
  return std::string(kind);
}

View entry_view(const SiteIndex& index, const LedgerEntry& entry) {
  View sides = View::list();
  for (const LedgerSide& side : entry.sides) {
    View view;
    view.set("says", side.says).set("sources", source_views(index, side.sources));
    sides.add(std::move(view));
  }
  View tiles = View::list();
  for (const std::string& id : entry.tiles)
    if (const Tile* tile = index.catalog().find_tile(id))
      tiles.add(tile_card(index, {tile, index.copies(*tile), {}}));
  std::vector<const TileSet*> sets;
  for (const std::string& id : entry.sets)
    if (const TileSet* set = index.catalog().find_set(id)) sets.push_back(set);
  View claims = claims_of(index, entry);
  View view;
  view.set("entry_id", entry.id)
      .set("entry_title", entry.title)
      .set("kind_title", kind_title(entry.kind))
      .set("kind", entry.kind)
      .set("sides", std::move(sides))
      .set("decision", entry.decision)
      .set("reason", entry.reason)
      .set("date", entry.date)
      .set("any_claims", claims.size() > 0)
      .set("claims", std::move(claims))
      .set("any_tiles", tiles.size() > 0)
      .set("cards", std::move(tiles))
      .set("any_sets", !sets.empty())
      .set("sets", set_links(sets));
  return view;
}

}  // namespace

Page ledger_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.path = "ledger.html";
  page.body = "ledger";
  page.section = "ledger";
  page.title = "Discrepancy ledger";
  page.description =
      "Where the sources on Carcassonne's tiles err, disagree or are silent, and what was decided.";
  int met = 0;
  for (const tiledb::ClaimResult& claim : index.library().claims) met += claim.met() ? 1 : 0;
  View entries = View::list();
  for (const LedgerEntry& entry : index.library().ledger) entries.add(entry_view(index, entry));
  const int claims = static_cast<int>(index.library().claims.size());
  page.view.set("entry_count", counted(static_cast<int>(entries.size()), "entry", "entries"))
      .set("entries", std::move(entries))
      .set("claim_count", counted(claims, "figure"))
      .set("met", met)
      .set("unmet", claims - met);
  return page;
}

}  // namespace cartulary::docgen
