#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/status_mark.h"
#include "docgen/pages/page.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view root = "../";

View status_views(const SiteIndex& index, std::string_view current) {
  View list = View::list();
  for (int i = 0; i < status_total; ++i) {
    const auto status = static_cast<RulingStatus>(i);
    View item;
    set_status(item, status);
    item.set("meaning", status_meaning(status))
        .set("s_count", static_cast<int>(std::ranges::count(index.rulebook().rulings(), status,
                                                            &Ruling::status)))
        .set("s_current", to_text(status) == current);
    list.add(std::move(item));
  }
  return list;
}

}  // namespace

Page statuses_page(const PageContext& context) {
  Page page;
  page.path = "status/index.html";
  page.body = "statuses";
  page.section = "rules";
  page.title = "Rulings by status";
  page.description = "Six statuses of rulings: official, community, difference, open, house rule.";
  page.styles = {"assets/rules.css"};
  page.view.set("statuses", status_views(context.index, ""));
  return page;
}

Page status_page(const PageContext& context, RulingStatus status) {
  const SiteIndex& index = context.index;
  Page page;
  page.path = status_path(status);
  page.body = "status";
  page.section = "rules";
  page.title = fmt::format("Rulings: {}", status_word(status));
  page.description = std::string(status_meaning(status));
  page.styles = {"assets/rules.css"};
  View groups = View::list();
  int count = 0;
  for (const TileSet& set : index.catalog().sets()) {
    View rulings = View::list();
    for (const Ruling& ruling : index.rulebook().rulings_of(set.id)) {
      if (ruling.status != status) continue;
      View view = ruling_view(index, ruling, root);
      view.set("r_place", rule_path(ruling.id))
          // Names are unique within a set alone.
          .set("r_anchor", set.id + "-" + std::string(anchor_of(ruling.id)));
      rulings.add(std::move(view));
    }
    if (rulings.size() == 0) continue;
    count += static_cast<int>(rulings.size());
    View group;
    group.set("group_title", set.title)
        .set("group_id", "set-" + set.id)
        .set("group_href", rules_path(set.id))
        .set("group_count", static_cast<int>(rulings.size()))
        .set("rulings", std::move(rulings));
    groups.add(std::move(group));
  }
  set_status(page.view, status);
  page.view.set("meaning", status_meaning(status))
      .set("total", counted(count, "ruling"))
      .set("statuses", status_views(index, to_text(status)))
      .set("groups", std::move(groups));
  return page;
}

}  // namespace cartulary::docgen
