#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/drawing/tile_svg.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/views.h"
#include "engine/query/tile_query.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {

namespace {

struct MarkCount {
  int tiles = 0;
  int marks = 0;
};

MarkCount count_on(const SiteIndex& index, std::string_view mark,
                   const std::vector<const Tile*>& tiles) {
  MarkCount count;
  for (const Tile* tile : tiles) {
    count.tiles += index.copies(*tile);
    count.marks += index.copies(*tile) * count_marks(*tile, mark);
  }
  return count;
}

View mark_row(const SiteIndex& index, std::string_view mark,
              const std::vector<const Tile*>& tiles) {
  const MarkCount count = count_on(index, mark, tiles);
  View row;
  row.set("mark", mark)
      .set("mark_title", mark_title(mark))
      .set("mark_href", feature_path(mark))
      .set("icon", mark_svg(mark, {.size = 32, .hidden = true}))
      .set("tiles", by_edition_words(tiles))
      .set("marks", count.marks == count.tiles ? Said() : said_count("count.mark", count.marks));
  return row;
}

}  // namespace

Page features_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "features";
  page.title = said("features.features-and-symbols");
  page.description = said("features.description");
  View plain = View::list();
  View detailed = View::list();
  for (const auto& [mark, tiles] : index.marks())
    (mark.find(':') == std::string::npos ? plain : detailed).add(mark_row(index, mark, tiles));
  page.view.set("any_detailed", detailed.size() > 0)
      .set("plain", std::move(plain))
      .set("detailed", std::move(detailed));
  return page;
}

namespace {

// `mark` names a feature or symbol: "inn", "crop-circle:shield".
Page feature_page(const PageContext& context, std::string_view mark) {
  const SiteIndex& index = context.index;
  const auto& tiles = index.tiles_with(mark);
  const MarkCount count = count_on(index, mark, tiles);
  Page page;
  page.body = "feature";
  page.title = mark_title(mark);
  page.description =
      said("feature.description",
           {{"mark", mark_words(mark)}, {"designs", said_count("count.design", tiles.size())}});
  View narrower = View::list();
  for (const auto& [name, bearers] : index.marks())
    if (name.size() > mark.size() && name.starts_with(mark) && name[mark.size()] == ':')
      narrower.add(mark_row(index, name, bearers));
  const std::size_t colon = mark.find(':');
  const std::string wider(colon == std::string_view::npos ? "" : mark.substr(0, colon));
  page.view.set("mark", mark)
      .set("mark_title", mark_title(mark))
      .set("icon", mark_svg(mark, {.size = 64, .hidden = true}))
      .set("tiles", by_edition_words(tiles))
      .set("designs", said_count("count.design", tiles.size()))
      .set("marks", count.marks == count.tiles ? Said() : said_count("count.mark", count.marks))
      .set("any_narrower", narrower.size() > 0)
      .set("narrower", std::move(narrower))
      .set("wider_title", wider.empty() ? Said() : mark_title(wider))
      .set("wider_href", wider.empty() ? wider : feature_path(wider))
      .set("groups", tile_groups(index, with_copies(index, tiles)));
  if (const Element* element = index.rules().element_of_mark(mark))
    page.view.set("element_href", element_path(element->id))
        .set("element_html", markdown_line(element->definition, "../"));
  return page;
}

}  // namespace

std::optional<Page> feature_at(const PageContext& context, std::string_view name) {
  for (const auto& [mark, tiles] : context.index.marks())
    if (safe_name(mark) == name) return feature_page(context, mark);
  return std::nullopt;
}

std::vector<std::string> feature_names(const SiteIndex& index) {
  std::vector<std::string> names;
  for (const auto& [mark, tiles] : index.marks()) names.push_back(safe_name(mark));
  return names;
}

std::string feature_api_name(const Catalog& catalog, std::string_view name) {
  for (std::string& mark : known_marks(catalog))
    if (safe_name(mark) == name) return std::move(mark);
  return std::string(name);
}

}  // namespace cartulary::docgen
