#include "docgen/views/views.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

Said percent(double chance) {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  if (chance < 0.001) return said("holes.below", {{"chance", "0.1 %"}});
  if (chance > 0.999) return said("holes.above", {{"chance", "99.9 %"}});
  return fmt::format("{:.1f} %", 100 * chance);
}

Said edge_word(EdgeSet edges) {
  if (edges == EdgeSet::any()) return said("word.any");
  constexpr std::array<std::string_view, 4> names = {"word.city", "word.field", "word.road",
                                                     "word.river"};
  Said words;
  for (const Edge edge : all_edges) {
    if (!edges.contains(edge)) continue;
    add_item(words, said(names[static_cast<std::size_t>(edge)]), "list.or");
  }
  return words;
}

Said side_title(Side side) {
  constexpr std::array<std::string_view, 4> titles = {"word.side-north", "word.side-east",
                                                      "word.side-south", "word.side-west"};
  return said(titles[index(side)]);
}

Said pattern_words(Pattern pattern) {
  return said("holes.sides", {{"north", edge_word(pattern.side(Side::N))},
                              {"east", edge_word(pattern.side(Side::E))},
                              {"south", edge_word(pattern.side(Side::S))},
                              {"west", edge_word(pattern.side(Side::W))}});
}

Said code_words(EdgeCode code) {
  Said words;
  for (const Side side : all_sides) add_item(words, edge_word(EdgeSet::of(code.side(side))));
  return words;
}

namespace {

// "turned 90°; also 180°": the turn that is drawn, then the others that fit.
Said turn_words(RotationSet rotations) {
  std::optional<Rotation> first;
  std::string others;
  for (const Rotation r : all_rotations) {
    if (!rotations.contains(r)) continue;
    if (!first)
      first = r;
    else
      add_item(others, fmt::format("{}°", degrees(r)));
  }
  if (!first) return {};
  const bool turned = *first != Rotation::R0;
  if (others.empty())
    return turned ? said("tile.turned", {{"degrees", degrees(*first)}}) : said("tiles.not-turned");
  return turned ? said("tiles.turned-also", {{"degrees", degrees(*first)}, {"others", others}})
                : said("tiles.not-turned-also", {{"others", others}});
}

// The counted copies; for a piece that came later, those of its first edition, and which others
// have as many.
Said times_words(const Tile& tile, int copies) {
  if (copies > 0) return said_count("tiles.times", copies);
  int first = 0;
  std::string editions;
  for (const Edition edition : all_editions) {
    if (first == 0) first = tile.copies_in(edition);
    if (first > 0 && tile.copies_in(edition) == first) add_item(editions, to_text(edition));
  }
  if (first == 0) return said_count("tiles.times", 0);
  return said("tiles.times-in", {{"n", first}, {"editions", editions}});
}

Rotation first_of(RotationSet rotations) {
  for (const Rotation r : all_rotations)
    if (rotations.contains(r)) return r;
  return Rotation::R0;
}

}  // namespace

Said interior_word(Interior interior) {
  switch (interior) {
    case Interior::Recorded:
      return said("word.recorded");
    case Interior::Inferred:
      return said("word.inferred");
    case Interior::Unknown:
      break;
  }
  return said("word.unknown");
}

View tile_card(const SiteIndex& index, const TileCopies& entry) {
  const Tile& tile = *entry.tile;
  const Rotation shown = first_of(entry.rotations);
  View card;
  card.set("id", tile.id)
      .set("href", tile_path(tile.id))
      .set("src", picture_path(tile, shown))
      .set("shape", to_text(tile.shape))
      .set("square", tile.shape == Shape::Square)
      .set("edges", tile.edges)
      .set("tile_title", tile.title)
      .set("words", index.words_beside_title(tile, shown))
      .set("from_set", "")
      .set("copies", entry.copies)
      .set("times", times_words(tile, entry.copies))
      .set("turns", turn_words(entry.rotations))
      .set("doubtful", tile.interior != Interior::Recorded)
      .set("interior", interior_word(tile.interior));
  return card;
}

View tile_cards(const SiteIndex& index, std::span<const TileCopies> tiles) {
  View cards = View::list();
  for (const TileCopies& entry : tiles) cards.add(tile_card(index, entry));
  return cards;
}

Said copies_words(std::span<const TileCopies> tiles) {
  const int sum = sum_of_copies(tiles);
  return sum > 0 ? said_count("count.copy", sum) : said("count.in-later-editions");
}

View tile_groups(const SiteIndex& index, std::span<const TileCopies> tiles,
                 std::string_view above) {
  View groups = View::list();
  for (std::size_t begin = 0; begin < tiles.size();) {
    std::size_t end = begin;
    while (end < tiles.size() && tiles[end].tile->set == tiles[begin].tile->set) ++end;
    const auto members = tiles.subspan(begin, end - begin);
    View group = set_link(index.set_of(*members.front().tile));
    group.set("count", copies_words(members))
        .set("above", members.front().tile->set == above)
        .set("count_number", sum_of_copies(members))
        .set("cards", tile_cards(index, members));
    groups.add(std::move(group));
    begin = end;
  }
  return groups;
}

View cards_with_sets(const SiteIndex& index, std::span<const TileCopies> tiles) {
  View cards = View::list();
  for (const TileCopies& entry : tiles) {
    View card = tile_card(index, entry);
    card.set("from_set", index.set_of(*entry.tile).title);
    cards.add(std::move(card));
  }
  return cards;
}

std::vector<TileCopies> with_copies(const SiteIndex& index, std::span<const Tile* const> tiles) {
  std::vector<TileCopies> result;
  for (const Tile* tile : tiles) result.push_back({tile, index.copies(*tile), {}});
  return result;
}

Said by_edition_words(const std::map<Edition, int>& copies) {
  Said words;
  for (const auto& [edition, number] : copies)
    add_item(words, said("tiles.number-in-edition",
                         {{"edition", names_of(edition).label}, {"number", number}}));
  return words;
}

Said by_edition_words(std::span<const Tile* const> tiles) {
  std::map<Edition, int> copies;
  for (const Tile* tile : tiles)
    for (const Edition edition : all_editions)
      if (tile->copies_in(edition) > 0) copies[edition] += tile->copies_in(edition);
  return by_edition_words(copies);
}

int sum_of_copies(std::span<const TileCopies> tiles) {
  int sum = 0;
  for (const TileCopies& entry : tiles) sum += entry.copies;
  return sum;
}

View set_link(const TileSet& set) {
  View link;
  link.set("set_id", set.id)
      .set("set_title", set.title)
      .set("set_code", set.code)
      .set("set_href", set_path(set.id));
  return link;
}

View set_links(std::span<const TileSet* const> sets) {
  View links = View::list();
  for (const TileSet* set : sets) links.add(set_link(*set));
  return links;
}

View source_view(const SiteIndex& index, const SourcePlace& source) {
  View view;
  view.set("document", index.source_title(source.document))
      .set("document_id", source.document)
      .set("document_href",
           index.has_source(source.document) ? source_path(source.document) : std::string())
      .set("place", source.place);
  return view;
}

View source_views(const SiteIndex& index, std::span<const SourcePlace> sources) {
  View views = View::list();
  for (const SourcePlace& source : sources) views.add(source_view(index, source));
  return views;
}

View fault_view(const Error& error) {
  View view;
  view.set("where", error.where)
      .set("what", error.what)
      .set("excerpt", error.excerpt)
      .set("suggestion", error.suggestion)
      .set("fix", error.fix);
  return view;
}

View fault_views(std::span<const Error> faults) {
  View views = View::list();
  for (const Error& fault : faults) views.add(fault_view(fault));
  return views;
}

View ledger_links(std::span<const LedgerEntry* const> entries) {
  View links = View::list();
  for (const LedgerEntry* entry : entries) {
    View link;
    link.set("entry_title", entry->title).set("entry_href", ledger_path(entry->id));
    links.add(std::move(link));
  }
  return links;
}

Said kind_words(const TileSet& set) {
  constexpr std::array<std::string_view, 6> kinds = {"common.base-game",     "word.expansion",
                                                     "kind.small-expansion", "word.promo",
                                                     "word.spin-off",        "word.box"};
  constexpr std::array<std::string_view, 6> numbered = {"",
                                                        "kind.expansion-of-number",
                                                        "kind.small-expansion-of-number",
                                                        "kind.promo-of-number",
                                                        "kind.spin-off-of-number",
                                                        "kind.box-of-number"};
  const auto kind = static_cast<std::size_t>(set.kind);
  if (!set.number || set.kind == SetKind::Base) return said(kinds[kind]);
  return said(numbered[kind], {{"number", *set.number}});
}

Said edition_words(Edition edition) {
  if (edition == Edition::WE) return said("page.winter-edition");
  const EditionNames& names = names_of(edition);
  return fmt::format("{} ({})", names.name, names.year);
}

namespace {

View contents_view(const TileSet& set, std::optional<Edition> edition) {
  View items = View::list();
  for (const BoxItem& item : set.contents) {
    if (edition && item.edition && item.edition != edition) continue;
    View view;
    view.set("item_count", item.count ? said_count("tiles.times", *item.count) : Said("?"))
        .set("item_what", item.what)
        .set("item_note", item.note)
        .set("item_edition", item.edition ? to_text(*item.edition) : std::string_view());
    items.add(std::move(view));
  }
  return items;
}

}  // namespace

void set_opening(const SiteIndex& index, const TileSet& set, std::string_view root, View& view,
                 std::optional<Edition> edition) {
  const SetRules* opening = index.rulebook().opening_of(set.id);
  const bool any = opening != nullptr;
  view.set("any_rules", any)
      .set("rules_href", any ? rules_path(set.id) : std::string())
      .set("summary", any ? markdown_line(opening->summary, root) : std::string())
      .set("in_the_box", any ? markdown_html(opening->in_the_box, root).html : std::string())
      .set("turn", any ? markdown_html(opening->turn, root).html : std::string())
      .set("scoring", any ? markdown_html(opening->scoring, root).html : std::string())
      .set("any_box", !set.contents.empty() || (any && !opening->in_the_box.empty()))
      .set("any_box_items", !set.contents.empty())
      .set("box_items", contents_view(set, edition));
}

}  // namespace cartulary::docgen
