#include "docgen/pages/position_pages.h"

#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/drawing/position_svg.h"
#include "docgen/json/position_found.h"
#include "docgen/views/position_views.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/board/board_kit.h"
#include "engine/position/replay.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

constexpr std::string_view folder = "positions/";
constexpr std::string_view index_path = "positions/index.html";

// "tower/range" of "positions/tower/range.svg"; empty where the path is another.
std::string_view id_in(std::string_view path, std::string_view ending) {
  if (!path.starts_with(folder) || !path.ends_with(ending) ||
      path.size() <= folder.size() + ending.size())
    return {};
  return path.substr(folder.size(), path.size() - folder.size() - ending.size());
}

View figure_list(const Position& position) {
  View figures = View::list();
  for (const PositionFigure& figure : position.figures) {
    View item;
    std::string words = figure_words(figure);
    words[0] =
        static_cast<char>(words[0] >= 'a' && words[0] <= 'z' ? words[0] - 'a' + 'A' : words[0]);
    item.set("figure", words);
    figures.add(std::move(item));
  }
  return figures;
}

View found_list(const Position& position) {
  View found = View::list();
  for (const std::string& words : found_words(position)) {
    View item;
    item.set("found_words", words);
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
  Page page{.path = position_path(position.id),
            .body = "position",
            .title = position.title,
            .description = plain_text(position.text),
            .section = "rules",
            .view = position_picture_view(position, root_of(position_path(position.id)))};
  const TileSet* set = index.catalog().find_set(position.set());
  const std::string root = root_of(page.path);
  View elements = element_links(index, elements_in(position));
  page.view.set("text_html", markdown_html(position.text, root).html)
      .set("set_title", set != nullptr ? set->title : std::string(position.set()))
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
  Page page{.path = std::string(index_path),
            .body = "position_list",
            .title = "Positions",
            .description = "Boards that show what rules and rulings say, replayed by the engine.",
            .section = "rules",
            .view = {}};
  View sets = View::list();
  for (const TileSet& set : context.index.catalog().sets()) {
    View members = View::list();
    for (const Position& position : context.index.library().positions)
      if (position.set() == set.id)
        members.add(position_picture_view(position, root_of(index_path)));
    if (members.size() == 0) continue;
    View item;
    item.set("set_title", set.title).set("set_members", std::move(members));
    sets.add(std::move(item));
  }
  page.view.set("position_sets", std::move(sets))
      .set("position_count", static_cast<int>(context.index.library().positions.size()));
  page.styles.emplace_back("assets/rules.css");
  return page;
}

std::vector<std::string> position_paths(const SiteIndex& index) {
  std::vector<std::string> paths = {std::string(index_path)};
  for (const Position& position : index.library().positions) {
    paths.push_back(position_path(position.id));
    paths.push_back(position_picture_path(position.id));
  }
  return paths;
}

std::optional<Page> position_page_at(std::string_view path, const PageContext& context) {
  if (path == index_path) return positions_page(context);
  const std::string_view id = id_in(path, ".html");
  const Position* position =
      id.empty() ? nullptr : find_position(context.index.library().positions, id);
  return position == nullptr ? std::nullopt
                             : std::optional<Page>(position_page(context, *position));
}

std::optional<std::string> position_picture_at(std::string_view path, const SiteIndex& index) {
  const std::string_view id = id_in(path, ".svg");
  const Position* position = id.empty() ? nullptr : find_position(index.library().positions, id);
  if (position == nullptr) return std::nullopt;
  const Result<BoardKit> kit = board_kit(index.catalog(), position->selection);
  if (!kit) return std::nullopt;
  const Result<Board> board = lay_position(*position, *kit);
  if (!board) return std::nullopt;
  return position_svg(*position, *board);
}

}  // namespace cartulary::docgen
