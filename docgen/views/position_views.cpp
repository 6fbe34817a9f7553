#include "docgen/views/position_views.h"

#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/drawing/position_svg.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

std::string digits(int coordinate) {
  constexpr std::string_view base62 =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const auto n = static_cast<std::size_t>(coordinate < 0 ? -2 * coordinate - 1 : 2 * coordinate);
  return {base62[n / 62], base62[n % 62]};
}

// "red.follower.0000.city_N", followed by the count if there are several.
std::string figure_text(const PositionFigure& figure) {
  std::string at = figure.at;
  std::ranges::replace(at, ' ', '_');
  std::string text = figure.player + '.' + figure.figure + '.' + digits(figure.cell.x) +
                     digits(figure.cell.y) + '.' + at;
  if (figure.count > 1) text += fmt::format(".{}", figure.count);
  return text;
}

}  // namespace

View position_picture_view(const Position& position, std::string_view root) {
  View view;
  view.set("position_title", position.title)
      .set("position_href", position_path(position.id))
      .set("position_src", position_picture_path(position.id))
      .set("position_words", position_words(position))
      .set("position_text", markdown_line(position.text, root));
  return view;
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
  link += "&tiles=" + tiles;
  std::string figures;
  for (const PositionFigure& figure : position.figures) add_item(figures, figure_text(figure), ",");
  return figures.empty() ? link : link + "&figures=" + figures;
}

View position_views(const SiteIndex& index, const RuleRecord& record, std::string_view root) {
  View views = View::list();
  for (const Position* position : positions_showing(index.library().positions, record))
    views.add(position_picture_view(*position, root));
  return views;
}

View position_links(const SiteIndex& index, std::string_view element) {
  View links = View::list();
  for (const Position* position : positions_with(index.library().positions, element)) {
    View link;
    link.set("position_title", position->title).set("position_href", position_path(position->id));
    links.add(std::move(link));
  }
  return links;
}

}  // namespace cartulary::docgen
