#include "docgen/pages/position_pages.h"

#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/drawing/position_svg.h"
#include "docgen/json/position_found.h"
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

View picture_view(const Position& position, std::string_view root) {
  View view;
  view.set("position_title", position.title)
      .set("position_href", position_path(position.id))
      .set("position_src", position_picture_path(position.id))
      .set("position_words", position_words(position))
      .set("position_text", markdown_line(position.text, root));
  return view;
}

std::string digits(int coordinate) {
  constexpr std::string_view base62 =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const auto n = static_cast<std::size_t>(coordinate < 0 ? -2 * coordinate - 1 : 2 * coordinate);
  return {base62[n / 62], base62[n % 62]};
}

}  // namespace

std::string position_path(std::string_view id) {
  return std::string(folder) + std::string(id) + ".html";
}

std::string position_picture_path(std::string_view id) {
  return std::string(folder) + std::string(id) + ".svg";
}

std::string board_link(const Position& position) {
  std::string sets, tiles;
  for (const auto& [set, quantity] : position.selection.sets) {
    add_item(sets, set, ",");
    if (quantity > 1) sets += "*" + std::to_string(quantity);
    const auto own = position.selection.editions.find(set);
    if (own != position.selection.editions.end()) sets += "@" + std::string(to_text(own->second));
  }
  std::string code;
  for (const PositionTile& tile : position.tiles) {
    const std::size_t hyphen = tile.tile.find('-');
    const std::string own = tile.tile.substr(0, hyphen);
    tiles += own == code ? tile.tile.substr(hyphen + 1) : tile.tile;
    code = own;
    tiles += "nesw"[static_cast<std::size_t>(tile.rotation)];
    tiles += digits(tile.cell.x) + digits(tile.cell.y);
  }
  std::string link =
      "board.html#sets=" + sets + "&edition=" + std::string(to_text(position.selection.edition));
  for (const auto& [name, value] : position.selection.rules)
    link += fmt::format("&rule={}={}", name, value);
  return link + "&tiles=" + tiles;
}

View position_views(const SiteIndex& index, const RuleRecord& record, std::string_view root) {
  View views = View::list();
  for (const Position* position : positions_showing(index.data().positions, record))
    views.add(picture_view(*position, root));
  return views;
}

View position_links(const SiteIndex& index, std::string_view element) {
  View links = View::list();
  for (const Position* position : positions_with(index.data().positions, element)) {
    View link;
    link.set("position_title", position->title).set("position_href", position_path(position->id));
    links.add(std::move(link));
  }
  return links;
}

Page position_page(const PageContext& context, const Position& position) {
  const SiteIndex& index = context.index;
  Page page{.path = position_path(position.id),
            .body = "position",
            .title = position.title,
            .description = plain_text(position.text),
            .section = "rules",
            .view = picture_view(position, root_of(position_path(position.id)))};
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
    for (const Position& position : context.index.data().positions)
      if (position.set() == set.id) members.add(picture_view(position, root_of(index_path)));
    if (members.size() == 0) continue;
    View item;
    item.set("set_title", set.title).set("set_members", std::move(members));
    sets.add(std::move(item));
  }
  page.view.set("position_sets", std::move(sets))
      .set("position_count", static_cast<int>(context.index.data().positions.size()));
  page.styles.emplace_back("assets/rules.css");
  return page;
}

std::vector<std::string> position_paths(const SiteIndex& index) {
  std::vector<std::string> paths = {std::string(index_path)};
  for (const Position& position : index.data().positions) {
    paths.push_back(position_path(position.id));
    paths.push_back(position_picture_path(position.id));
  }
  return paths;
}

std::optional<Page> position_page_at(std::string_view path, const PageContext& context) {
  if (path == index_path) return positions_page(context);
  const std::string_view id = id_in(path, ".html");
  const Position* position =
      id.empty() ? nullptr : find_position(context.index.data().positions, id);
  return position == nullptr ? std::nullopt
                             : std::optional<Page>(position_page(context, *position));
}

std::optional<std::string> position_picture_at(std::string_view path, const SiteIndex& index) {
  const std::string_view id = id_in(path, ".svg");
  const Position* position = id.empty() ? nullptr : find_position(index.data().positions, id);
  if (position == nullptr) return std::nullopt;
  const Result<BoardKit> kit = board_kit(index.catalog(), position->selection);
  if (!kit) return std::nullopt;
  const Result<Board> board = lay_position(*position, *kit);
  if (!board) return std::nullopt;
  return position_svg(*position, *board);
}

}  // namespace cartulary::docgen
