#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "docgen/drawing/start_piece.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/views.h"
#include "engine/rule/edition_table.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

Said kind_heading(SetKind kind) {
  switch (kind) {
    case SetKind::Base:
      return said("common.base-game");
    case SetKind::Major:
      return said("word.expansions");
    case SetKind::Minor:
      return said("kind.small-expansions");
    case SetKind::Promo:
      return said("word.promos");
    case SetKind::SpinOff:
      return said("word.spin-offs");
    case SetKind::Box:
      return said("sets.boxes-that-contain-sets");
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
      .set("parts", set.contains.empty() ? Said() : said_count("count.set", set.contains.size()));
  return row;
}

}  // namespace

Page sets_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "sets";
  page.title = said("sets.sets-and-boxes");
  page.description = said("sets.description");
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
        .set("sets_of_kind", static_cast<int>(rows.size()))
        .set("rows", std::move(rows));
    groups.add(std::move(group));
  }
  for (const Tile& tile : index.catalog().tiles())
    if (tile.cls == TileClass::Land) total += index.copies(tile);
  page.view.set("groups", std::move(groups))
      .set("set_count", said_count("count.set-or-box", index.catalog().sets().size()))
      .set("land_total", said_count("count.land-tile", total));
  return page;
}

namespace {

View jcz_view(const TileSet& set) {
  View names = View::list();
  for (const JczSet& jcz : set.jcz) {
    View view;
    view.set("jcz_id", jcz.id)
        .set("jcz_edition", to_text(jcz.edition))
        .set("in_part", !jcz.tiles.empty());
    names.add(std::move(view));
  }
  return names;
}

View contained_view(const SiteIndex& index, const TileSet& set) {
  View parts = View::list();
  for (const ContainedSet& part : set.contains) {
    const TileSet* inner = index.catalog().find_set(part.set);
    if (inner == nullptr) continue;
    View view = set_link(*inner);
    view.set("quantity", part.quantity > 1 ? fmt::format("{}×", part.quantity) : "")
        .set("edition", part.edition ? to_text(*part.edition) : std::string_view())
        .set("partial", part.partial)
        .set("part_note", part.note);
    parts.add(std::move(view));
  }
  return parts;
}

View start_view(const SiteIndex& index, const TileSet& set) {
  // A start piece in several parts is described only once.
  const bool in_parts = !start_piece_parts(index.catalog(), set).empty();
  View list = View::list();
  for (const StartTile& start : set.start) {
    const Tile* tile = index.catalog().find_tile(start.tile);
    if (tile == nullptr) continue;
    View view = tile_card(index, {tile, start.copies, {}});
    std::vector<const TileSet*> replaced;
    for (const std::string& id : start.replaces)
      if (const TileSet* other = index.catalog().find_set(id)) replaced.push_back(other);
    view.set("replaces", set_links(replaced))
        .set("replacing", in_parts ? View(said("set.the-piece")) : View(tile->id))
        .set("any_replaced", !replaced.empty() && (!in_parts || list.size() == 0))
        .set("start_note", start.note);
    list.add(std::move(view));
  }
  return list;
}

// The picture of the start piece on the table, if it is larger than one tile.
View whole_view(const SiteIndex& index, const TileSet& set) {
  const StartPicture picture = start_picture(index.catalog(), set);
  if (picture.src.empty()) return false;
  View view;
  view.set("whole_src", picture.src).set("whole_words", picture.words);
  return view;
}

// The titles that the set has in particular editions.
View titles_view(const TileSet& set) {
  View titles = View::list();
  for (const EditionTitle& own : set.titles) {
    View view;
    view.set("t_edition", edition_words(own.edition))
        .set("t_title", own.title)
        .set("t_german", own.german);
    titles.add(std::move(view));
  }
  return titles;
}

// The editions in which the set has tiles.
std::vector<Edition> printed_editions(std::span<const Tile> tiles) {
  std::vector<Edition> editions;
  for (const Edition edition : all_editions)
    for (const Tile& tile : tiles)
      if (tile.exists_in(edition)) {
        editions.push_back(edition);
        break;
      }
  return editions;
}

View counts_row(Said name, std::string_view href, const std::vector<int>& copies) {
  View cells = View::list();
  for (const int count : copies) {
    View cell;
    cell.set("n", count == 0 ? std::string("–") : std::to_string(count));
    cells.add(std::move(cell));
  }
  View row;
  row.set("name", std::move(name)).set("href", href).set("cells", std::move(cells));
  return row;
}

View code_table(std::span<const Tile> tiles, const std::vector<Edition>& editions) {
  std::map<EdgeCode, std::vector<int>> by_code;
  std::vector<int> other(editions.size());
  std::vector<int> total(editions.size());
  bool any_other = false;
  for (const Tile& tile : tiles) {
    if (tile.cls != TileClass::Land) continue;
    const auto code = edge_code(tile);
    for (std::size_t i = 0; i < editions.size(); ++i) {
      const int copies = tile.copies_in(editions[i]);
      total[i] += copies;
      if (!code) {
        other[i] += copies;
        any_other = true;
        continue;
      }
      by_code.try_emplace(code->canonical(), editions.size()).first->second[i] += copies;
    }
  }
  View rows = View::list();
  for (const auto& [code, copies] : by_code)
    rows.add(counts_row(code.text(), edge_path(code), copies));
  if (any_other) rows.add(counts_row(said("sets.edges-not-known"), "", other));
  View heads = View::list();
  for (const Edition edition : editions) {
    View head;
    head.set("label", to_text(edition));
    heads.add(std::move(head));
  }
  View table;
  table.set("heads", std::move(heads))
      .set("any_rows", rows.size() > 0)
      .set("rows", std::move(rows))
      .set("total", counts_row(said("common.land-tiles"), "", total));
  return table;
}

// The tiles of one class as cards, each with its copies in every edition that differs.
View class_cards(const SiteIndex& index, std::span<const Tile> tiles, TileClass cls) {
  std::vector<TileCopies> members;
  for (const Tile& tile : tiles)
    if (tile.cls == cls) members.push_back({&tile, index.copies(tile), {}});
  if (members.empty()) return false;
  View group;
  group.set("cards", tile_cards(index, members))
      .set("copies", copies_words(members))
      .set("designs", said_count("count.design", members.size()));
  return group;
}

// What no source tells of a set, by the key of its record.
Said unknown_word(std::string_view key) {
  if (key == "german") return said("sets.german-title");
  return key == "publishers" ? said("word.publishers") : Said(key);
}

}  // namespace

Page set_page(const PageContext& context, const TileSet& set) {
  const SiteIndex& index = context.index;
  const auto tiles = index.catalog().tiles_of(set.id);
  const std::vector<Edition> editions = printed_editions(tiles);
  Page page;
  page.body = "set";
  page.title = set.title;
  page.description = said("set.description", {{"set_title", set.title}, {"kind", kind_words(set)}});
  Selection first;
  first.sets[set.id] = 1;
  View names = View::list();
  for (const Edition edition : set.editions) {
    View name;
    name.set("name", edition_words(edition));
    names.add(std::move(name));
  }
  const bool differs =
      set.kind != SetKind::Box && differs_by_edition(index.catalog(), index.rulebook(), set);
  std::string publishers;
  for (const std::string& name : set.publishers) add_item(publishers, name);
  Said unknown;
  for (const std::string& key : set.unknown) add_item(unknown, unknown_word(key));
  page.view.set("set_title", set.title)
      .set("set_code", set.code)
      .set("set_id", set.id)
      .set("german", set.german)
      .set("kind", kind_words(set))
      .set("year", set.year ? View(*set.year) : View(said("common.not-known")))
      .set("publishers", publishers)
      .set("edition_names", std::move(names))
      .set("editions_href", differs ? page_paths::editions.of(set.id) : std::string())
      .set("any_titles", !set.titles.empty())
      .set("edition_titles", titles_view(set))
      .set("jcz", jcz_view(set))
      .set("any_jcz", !set.jcz.empty())
      .set("shown_edition", tiles.empty() ? "" : to_text(edition_for(first, set)))
      .set("any_tiles", !tiles.empty())
      .set("any_opening", !set.contents.empty() || index.rulebook().opening_of(set.id) != nullptr)
      .set("contains", contained_view(index, set))
      .set("any_contains", !set.contains.empty())
      .set("boxes", set_links(index.boxes_with(set.id)))
      .set("in_boxes", !index.boxes_with(set.id).empty())
      .set("start", start_view(index, set))
      .set("any_start", !set.start.empty())
      .set("whole", whole_view(index, set))
      .set("land", class_cards(index, tiles, TileClass::Land))
      .set("extra", class_cards(index, tiles, TileClass::Extra))
      .set("special", class_cards(index, tiles, TileClass::Special))
      .set("codes", code_table(tiles, editions))
      .set("sources", source_views(index, set.sources))
      .set("set_note", set.note)
      .set("unknown", unknown)
      .set("ledger", ledger_links(index.ledger_of_set(set.id)))
      .set("any_ledger", !index.ledger_of_set(set.id).empty());
  set_opening(index, set, "../", page.view);
  page.styles = {"assets/rules.css"};
  return page;
}

}  // namespace cartulary::docgen
