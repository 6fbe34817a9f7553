#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/pages/page.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/bag/tile_query.h"

namespace cartulary::docgen {

namespace {

View key_help() {
  View rows = View::list();
  for (const QueryKeyHelp& help : tile_query_keys()) {
    View row;
    row.set("key", help.key).set("example", help.example).set("meaning", help.meaning);
    rows.add(std::move(row));
  }
  return rows;
}

// "6 tiles of 6 designs, and 3 other pieces".
std::string hit_words(const TileHits& hits) {
  std::string words =
      fmt::format("{} of {}", counted(hits.copies, "tile"), counted(hits.designs, "design"));
  if (hits.extra + hits.special > 0)
    words += fmt::format(", and {}", counted(hits.extra + hits.special, "other piece"));
  return words;
}

}  // namespace

Page tiles_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  SelectionRequest request = read_selection(context, DefaultSets::All);
  const std::string_view query = context.parameter("q");
  Result<TileHits> hits = find_tiles(index.catalog(), request.selection, query);
  if (!hits) {
    request.faults.push_back(hits.error());
    hits = find_tiles(index.catalog(), index.all().selection, "");
  }
  std::vector<TileCopies> shown;
  if (hits)
    for (const HeldPiece& piece : hits->tiles) shown.push_back({piece.tile, piece.copies, {}});

  Page page;
  page.path = "tiles/index.html";
  page.body = "tiles";
  page.section = "tiles";
  page.title = "Tiles";
  page.description = "Every Carcassonne tile of every set, with picture, words and copies.";
  page.status = request.faults.empty() ? 200 : 400;
  View faults = View::list();
  for (const Error& fault : request.faults) faults.add(fault_view(fault));
  page.view.set("faults", std::move(faults))
      .set("query", query)
      .set("asked", !query.empty() && request.faults.empty())
      .set("hit_words", hits ? hit_words(*hits) : "")
      .set("none", shown.empty())
      .set("sets_words", selection_words(index, request.selection))
      .set("chosen", request.chosen)
      .set("groups", tile_groups(index, shown))
      .set("keys", key_help())
      .set("live", context.live())
      .set("form", context.live() ? selection_form_view(context, request) : View(false));
  if (!context.live()) page.scripts = {"assets/filter.js"};
  return page;
}

}  // namespace cartulary::docgen
