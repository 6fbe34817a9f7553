#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/drawing/position_svg.h"
#include "docgen/pages/page_builders.h"
#include "docgen/report/position_found.h"
#include "docgen/views/position_views.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/board/board_kit.h"
#include "engine/position/position_faults.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

View figure_list(const Position& position) {
  View figures = View::list();
  for (const PositionFigure& figure : position.figures) {
    const std::string name = spaced(figure.figure);
    View item;
    if (figure.player.empty())
      item.set("figure", capitalized(name));
    else
      item.set("figure", said("position.figure-of",
                              {{"player", capitalized(figure.player)}, {"figure", name}}));
    if (figure.count > 1) item.set("several", said_count("count.piece", figure.count));
    item.set("figure_note", figure.note);
    figures.add(std::move(item));
  }
  return figures;
}

View found_list(const Position& position) {
  View found = View::list();
  for (Said& words : found_words(position)) {
    View item;
    item.set("found_words", std::move(words));
    found.add(std::move(item));
  }
  return found;
}

View shown_list(const SiteIndex& index, const Position& position) {
  View shown = View::list();
  for (const std::string& id : position.shows) {
    const Rule* rule = index.rulebook().find_rule(id);
    const Ruling* ruling = index.rulebook().find_ruling(id);
    View item;
    item.set("shown_title", rule != nullptr     ? rule->title
                            : ruling != nullptr ? ruling->title
                                                : id)
        .set("shown_href", rule != nullptr ? rule_path(id) : ruling_path(id));
    shown.add(std::move(item));
  }
  return shown;
}

}  // namespace

Page position_page(const PageContext& context, const Position& position) {
  const SiteIndex& index = context.index;
  constexpr std::string_view root = "../../";
  Page page{.body = "position",
            .title = position.title,
            .description = plain_text(position.text),
            .view = position_picture_view(position, root)};
  View elements = element_links(index, elements_in(position));
  page.view.set("text_html", markdown_html(position.text, root).html)
      .set("set_title", index.catalog().title_of(position.set()))
      .set("set_href", rules_path(position.set()))
      .set("figures", figure_list(position))
      .set("any_figures", !position.figures.empty())
      .set("found", found_list(position))
      .set("shown", shown_list(index, position))
      .set("any_elements", elements.size() > 0)
      .set("elements", std::move(elements))
      .set("board_href", board_link(position))
      .set("position_note", plain_text(position.note))
      .set("sources", source_views(index, position.sources));
  page.styles.emplace_back("assets/rules.css");
  return page;
}

Page positions_page(const PageContext& context) {
  Page page{.body = "position_list",
            .title = said("common.positions"),
            .description = said("positions.description"),
            .view = {}};
  View sets = View::list();
  for (const TileSet& set : context.index.catalog().sets()) {
    View members = View::list();
    for (const Position& position : context.index.library().positions)
      if (position.set() == set.id) members.add(position_picture_view(position, "../"));
    if (members.size() == 0) continue;
    View item;
    item.set("set_title", set.title).set("set_members", std::move(members));
    sets.add(std::move(item));
  }
  page.view.set("position_sets", std::move(sets))
      .set("position_count", static_cast<int>(context.index.library().positions.size()))
      .set("only_seen", true);  // 2 MB of drawings; printed rules pages load all of theirs
  page.styles.emplace_back("assets/rules.css");
  return page;
}

}  // namespace cartulary::docgen
