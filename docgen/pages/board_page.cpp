#include "docgen/pages/page_builders.h"
#include "docgen/views/views.h"

namespace cartulary::docgen {

namespace {

// Whether the set has a piece that can be placed on a board.
bool has_landscape(const Catalog& catalog, const TileSet& set) {
  for (const Tile& tile : catalog.tiles_of(set.id))
    if (tile.shape != Shape::Card) return true;
  return false;
}

View sets_view(const SiteIndex& index) {
  View sets = View::list();
  for (const TileSet& set : index.catalog().sets()) {
    if (set.kind == SetKind::Box || !has_landscape(index.catalog(), set)) continue;
    sets.add(set_link(set));
  }
  return sets;
}

View editions_view() {
  View editions = View::list();
  for (const Edition edition : all_editions) {
    View option;
    option.set("value", to_text(edition)).set("label", edition_words(edition));
    editions.add(std::move(option));
  }
  return editions;
}

}  // namespace

Page board_page(const PageContext& context) {
  Page page;
  page.body = "board";
  page.title = said("board.board");
  page.description = said("board.description");
  page.styles = {"assets/board.css"};
  page.view.set("sets", sets_view(context.index)).set("editions", editions_view());
  page.scripts = {"assets/board-data.js"};
  for (const char* part : {"link", "game", "ask", "camera", "land", "seat", "sheet", "players",
                           "figures", "detail", "region", "files", "picture", "page"})
    page.scripts.push_back(std::string("assets/board-") + part + ".js");
  page.scripts.emplace_back("assets/board.js");
  return page;
}

}  // namespace cartulary::docgen
