#include "docgen/base/links.h"
#include "docgen/pages/page.h"
#include "docgen/views/picker.h"
#include "docgen/views/views.h"

namespace cartulary::docgen {

Page home_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.path = "index.html";
  page.body = "home";
  page.section = "fit";
  page.title = "Every Carcassonne tile, and what fits";
  page.description =
      "Choose what the four sides of a hole show and see every Carcassonne tile that fits, with "
      "exact chances. A sourced reference to all tiles and sets.";

  int pieces = 0;
  for (const Tile& tile : index.catalog().tiles()) pieces += index.copies(tile);
  const Pattern example(
      {EdgeSet::of(Edge::City), EdgeSet::any(), EdgeSet::of(Edge::Road), EdgeSet::of(Edge::Field)});
  const FitAnswer answer = fit(index.base(), example, {});
  std::vector<TileCopies> fitting;
  for (const FittingTile& tile : answer.tiles)
    fitting.push_back({tile.tile, tile.copies, tile.rotations});
  View shown;
  shown.set("pattern", example.text())
      .set("words", pattern_words(example))
      .set("href", fit_path(example))
      .set("copies", answer.copies)
      .set("bag", counted(answer.bag, "tile"))
      .set("fits", answer.copies == 1 ? "fits" : "fit")
      .set("next_draw", percent(answer.chance.next_draw))
      .set("cards", tile_cards(index, fitting));

  page.view.set("picker", picker_form_view(Pattern::any()))
      .set("form_target", "fit/index.html")
      .set("steps_href", fit_path(Pattern::any()))
      .set("example", std::move(shown))
      .set("set_count", counted(static_cast<int>(index.catalog().sets().size()), "set"))
      .set("rule_count", counted(static_cast<int>(index.rulebook().rules().size()), "rule"))
      .set("ruling_count", counted(static_cast<int>(index.rulebook().rulings().size()), "ruling"))
      .set("design_count", counted(static_cast<int>(index.catalog().tiles().size()), "design"))
      .set("piece_count", counted(pieces, "piece"))
      .set("code_count", counted(static_cast<int>(all_edge_codes(Rivers::With).size()), "code"))
      .set("mark_count", counted(static_cast<int>(index.marks().size()), "mark"));
  page.scripts = {"assets/fit-data.js", "assets/picker.js"};
  return page;
}

}  // namespace cartulary::docgen
