#include "docgen/base/links.h"
#include "docgen/pages/page.h"
#include "docgen/views/views.h"

namespace cartulary::docgen {

namespace {

std::string_view kind_heading(SetKind kind) {
  switch (kind) {
    case SetKind::Base:
      return "Base game";
    case SetKind::Major:
      return "Expansions";
    case SetKind::Minor:
      return "Small expansions";
    case SetKind::Promo:
      return "Promos";
    case SetKind::SpinOff:
      return "Spin-offs";
    case SetKind::Box:
      return "Boxes that contain sets";
  }
  return {};
}

View set_row(const SiteIndex& index, const TileSet& set) {
  int land = 0;
  int other = 0;
  for (const Tile& tile : index.catalog().tiles_of(set.id))
    (tile.cls == TileClass::Land ? land : other) += index.copies(tile);
  View row = set_link(set);
  row.set("year", set.year ? std::to_string(*set.year) : "")
      .set("german", set.german)
      .set("number", set.number ? std::to_string(*set.number) : "")
      .set("land", land)
      .set("other", other == 0 ? "" : std::to_string(other))
      .set("designs", static_cast<int>(index.catalog().tiles_of(set.id).size()))
      .set("editions", edition_list(set.editions))
      .set("parts",
           set.contains.empty() ? "" : counted(static_cast<int>(set.contains.size()), "set"));
  return row;
}

}  // namespace

Page sets_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.path = "sets/index.html";
  page.body = "sets";
  page.section = "sets";
  page.title = "Sets and boxes";
  page.description = "Every set of Carcassonne with its code, year, editions and tiles.";
  View groups = View::list();
  int total = 0;
  for (const SetKind kind : {SetKind::Base, SetKind::Major, SetKind::Minor, SetKind::Promo,
                             SetKind::SpinOff, SetKind::Box}) {
    View rows = View::list();
    for (const TileSet& set : index.catalog().sets())
      if (set.kind == kind) rows.add(set_row(index, set));
    if (rows.size() == 0) continue;
    View group;
    group.set("heading", kind_heading(kind))
        .set("kind_id", to_text(kind))
        .set("boxes", kind == SetKind::Box)
        .set("rows", std::move(rows));
    groups.add(std::move(group));
  }
  for (const Tile& tile : index.catalog().tiles())
    if (tile.cls == TileClass::Land) total += index.copies(tile);
  page.view.set("groups", std::move(groups))
      .set("set_count",
           counted(static_cast<int>(index.catalog().sets().size()), "set or box", "sets and boxes"))
      .set("land_total", counted(total, "land tile"));
  return page;
}

}  // namespace cartulary::docgen
