#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/drawing/tile_svg.h"
#include "docgen/pages/page.h"
#include "docgen/views/views.h"

namespace cartulary::docgen {

namespace {

// The code in its different turns, each with the hole that it fits.
View turns_view(EdgeCode code) {
  View turns = View::list();
  std::vector<EdgeCode> seen;
  for (const Rotation rotation : all_rotations) {
    const EdgeCode turned = code.rotated(rotation);
    if (std::ranges::find(seen, turned) != seen.end()) continue;
    seen.push_back(turned);
    const Pattern pattern = Pattern::of(turned);
    View turn;
    turn.set("picture", pattern_svg(pattern, {.size = 72, .hidden = true}))
        .set("turned_edges", turned.text())
        .set("turn_words", code_words(turned))
        .set("fit_href", fit_path(pattern));
    turns.add(std::move(turn));
  }
  return turns;
}

View edition_rows(const std::vector<const Tile*>& tiles) {
  View rows = View::list();
  for (const Edition edition : all_editions) {
    int copies = 0;
    int designs = 0;
    for (const Tile* tile : tiles) {
      if (!tile->exists_in(edition)) continue;
      copies += tile->copies_in(edition);
      ++designs;
    }
    if (designs == 0) continue;
    View row;
    row.set("edition", edition_words(edition)).set("copies", copies).set("designs", designs);
    rows.add(std::move(row));
  }
  return rows;
}

}  // namespace

Page edge_page(const PageContext& context, EdgeCode code) {
  const SiteIndex& index = context.index;
  const auto& tiles = index.tiles_of_code(code);
  const auto entries = with_copies(index, tiles);
  Page page;
  page.path = edge_path(code);
  page.body = "edge";
  page.section = "edges";
  page.title = "Edge code " + code.text();
  page.description =
      fmt::format("Every Carcassonne tile with the edges {}: {} in all sets.", code_words(code),
                  counted(sum_of_copies(entries), "copy", "copies"));
  page.view.set("code", code.text())
      .set("code_words", code_words(code))
      .set("turns", turns_view(code))
      .set("copies", counted(sum_of_copies(entries), "copy", "copies"))
      .set("designs", counted(static_cast<int>(tiles.size()), "design"))
      .set("any", !tiles.empty())
      .set("groups", tile_groups(index, entries))
      .set("edition_rows", edition_rows(tiles));
  return page;
}

}  // namespace cartulary::docgen
