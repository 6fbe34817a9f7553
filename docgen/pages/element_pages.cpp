#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/drawing/tile_svg.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/position_views.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view elements_root = "../";

Said kind_word(ElementKind kind) {
  constexpr std::array<std::string_view, element_kind_names.size()> words = {
      "word.figure", "word.role",  "word.element-feature",
      "word.symbol", "word.token", "word.element-term"};
  return said(words[static_cast<std::size_t>(kind)]);
}

// Tiles that show any of the element's marks, without repeats, in listing order.
std::vector<const Tile*> tiles_showing(const SiteIndex& index, const Element& element) {
  std::vector<const Tile*> tiles;
  for (const std::string& mark : element.marks)
    for (const Tile* tile : index.tiles_with(mark)) tiles.push_back(tile);
  std::ranges::sort(tiles);
  tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
  return tiles;
}

View mark_links(const SiteIndex& index, const Element& element) {
  View links = View::list();
  for (const std::string& mark : element.marks) {
    if (index.tiles_with(mark).empty()) continue;
    View link;
    link.set("mark_href", feature_path(mark)).set("mark_name", mark_words(mark));
    links.add(std::move(link));
  }
  return links;
}

View names_view(const std::vector<std::string>& names) {
  View list = View::list();
  for (const std::string& name : names) {
    View item;
    item.set("also_name", name);
    list.add(std::move(item));
  }
  return list;
}

// Related elements: those that this one names, and those that name it.
View related_view(const SiteIndex& index, const Element& element) {
  std::vector<std::string> ids = element.see;
  for (const Element& other : index.rulebook().elements())
    if (std::ranges::find(other.see, element.id) != other.see.end() &&
        std::ranges::find(ids, other.id) == ids.end())
      ids.push_back(other.id);
  return element_links(index, ids);
}

// The elements that most often occur in a rule or ruling together with this one.
View company_view(const SiteIndex& index, const Element& element) {
  struct Company {
    const Element* other;
    int count;
  };
  std::vector<Company> company;
  for (const auto& [pair, count] : index.rules().pairs_of_elements()) {
    if (pair.first != element.id && pair.second != element.id) continue;
    const std::string& other = pair.first == element.id ? pair.second : pair.first;
    if (count >= least_element_pair)
      company.push_back({index.rulebook().find_element(other), count});
  }
  std::ranges::stable_sort(company, std::greater(), &Company::count);
  View list = View::list();
  for (const Company& each : company) {
    View item;
    const auto [a, b] = std::minmax(element.id, each.other->id);
    item.set("company_name", each.other->name)
        .set("company_href", with_path(a, b))
        .set("company_count", each.count);
    list.add(std::move(item));
  }
  return list;
}

}  // namespace

Page element_page(const PageContext& context, const Element& element) {
  const SiteIndex& index = context.index;
  const Rulebook& book = index.rulebook();
  SharedRecords records;
  const auto rules = book.rules_about(element.id);
  const auto rulings = book.rulings_about(element.id);
  records.rules.assign(rules.begin(), rules.end());
  records.rulings.assign(rulings.begin(), rulings.end());
  const TileSet* set = index.catalog().find_set(element.set);
  const MarkdownHtml definition = markdown_html(element.definition, elements_root);
  const std::vector<const Tile*> tiles = tiles_showing(index, element);
  std::vector<std::string> tile_ids;
  tile_ids.reserve(tiles.size());
  for (const Tile* tile : tiles) tile_ids.push_back(tile->id);
  View related = related_view(index, element);
  View company = company_view(index, element);
  View marks = mark_links(index, element);
  View positions = position_links(index, element.id);

  Page page;
  page.body = "element";
  page.title = element.name;
  page.description = plain_text(element.definition);
  page.styles = {"assets/rules.css"};
  page.view.set("element_title", element.name)
      .set("kind", kind_word(element.kind))
      .set("icon", element.marks.empty() || marks.size() == 0
                       ? std::string()
                       : mark_svg(element.marks.front(), {.size = 56, .hidden = true}))
      .set("definition", definition.html)
      .set("german", element.german)
      .set("any_also", !element.also.empty())
      .set("also", names_view(element.also))
      .set("of_set", set != nullptr)
      .set("set_title", set == nullptr ? std::string() : set->title)
      .set("set_href", set == nullptr                        ? std::string()
                       : book.opening_of(set->id) != nullptr ? rules_path(set->id)
                                                             : set_path(set->id))
      .set("editions", edition_list(element.editions))
      .set("any_marks", marks.size() > 0)
      .set("marks", std::move(marks))
      .set("any_pictures", !tiles.empty())
      .set("tile_count", said_count("count.design", tiles.size()))
      .set("pictures", tile_pictures(index, tile_ids))
      .set("record_count", records.count())
      .set("any_records", records.count() > 0)
      .set("groups", record_groups(index, records))
      .set("any_related", related.size() > 0)
      .set("related", std::move(related))
      .set("any_positions", positions.size() > 0)
      .set("position_count", static_cast<int>(positions.size()))
      .set("positions_with", std::move(positions))
      .set("any_company", company.size() > 0)
      .set("company", std::move(company))
      .set("element_note", element.note)
      .set("sources", source_views(index, element.sources));
  return page;
}

Page elements_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  constexpr std::array<std::string_view, element_kind_names.size()> headings = {
      "position.figures",       "word.roles",  "word.features",
      "words.symbols-on-tiles", "word.tokens", "word.terms"};
  Page page;
  page.body = "elements";
  page.title = said("common.game-terms");
  page.description = said("elements.description");
  page.styles = {"assets/rules.css"};
  View kinds = View::list();
  for (std::size_t kind = 0; kind < headings.size(); ++kind) {
    std::vector<const Element*> members;
    for (const Element& element : index.rulebook().elements())
      if (static_cast<std::size_t>(element.kind) == kind) members.push_back(&element);
    if (members.empty()) continue;
    std::ranges::sort(members, {}, &Element::name);
    View rows = View::list();
    for (const Element* element : members) {
      std::string also;
      for (const std::string& name : element->also) add_item(also, name);
      View row;
      row.set("element_name", element->name)
          .set("element_href", element_path(element->id))
          .set("element_german", element->german)
          .set("element_also", also)
          .set("element_text", plain_text(element->definition));
      rows.add(std::move(row));
    }
    View group;
    group.set("kind_id", element_kind_names[kind])
        .set("kind_title", said(headings[kind]))
        .set("kind_count", static_cast<int>(members.size()))
        .set("rows", std::move(rows));
    kinds.add(std::move(group));
  }
  page.view.set("element_count", said_count("count.word", index.rulebook().elements().size()))
      .set("kinds", std::move(kinds));
  return page;
}

}  // namespace cartulary::docgen
