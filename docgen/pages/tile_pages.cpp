#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/page_path.h"
#include "docgen/base/turned_tile.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/tile_facets.h"
#include "docgen/views/views.h"
#include "engine/query/tile_query.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"
#include "engine/tile/tile_words.h"

namespace cartulary::docgen {

namespace {

View key_help() {
  View rows = View::list();
  for (const QueryKeyHelp& help : tile_query_keys()) {
    View row;
    row.set("key", help.key).set("example", help.example).set("meaning", said(help.meaning));
    rows.add(std::move(row));
  }
  return rows;
}

// The number of hits: "6 tiles of 6 designs, and 3 other pieces".
Said hit_words(const TileHits& hits) {
  const Said others = said_count("count.other-piece", hits.extra + hits.special);
  const bool any_others = hits.extra + hits.special > 0;
  if (hits.designs == 0 && any_others) return others;
  const Said designs = said_count("count.design", hits.designs);
  const Said words =
      hits.by_edition.empty()
          ? said("tiles.of-designs",
                 {{"tiles", said_count("count.tile", hits.copies)}, {"designs", designs}})
          : said("tiles.designs-by-edition",
                 {{"designs", designs}, {"editions", by_edition_words(hits.by_edition)}});
  return any_others ? said("tiles.and-others", {{"hits", words}, {"others", others}}) : words;
}

}  // namespace

Page tiles_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  SelectionRequest request = read_selection(context, DefaultSets::Everything);
  const std::string_view query = context.parameter("q");
  const Result<TileHits> hits =
      find_tiles(index.catalog(), request.selection, query, Leniency::Lenient);
  if (!hits) request.faults.push_back(hits.error());
  if (hits && hits->fault) request.faults.push_back(*hits->fault);
  std::vector<TileCopies> shown;
  if (hits)
    for (const HeldPiece& piece : hits->tiles)
      shown.push_back({piece.tile,
                       hits->selection.every_edition ? index.copies(*piece.tile) : piece.copies,
                       {}});

  Page page;
  page.body = "tiles";
  page.title = said("tiles.tiles");
  page.description = said("tiles.description");
  page.status = request.faults.empty() ? 200 : 400;
  page.view.set("faults", form_fault_views(request.faults))
      .set("query", query)
      .set("asked", !query.empty() && request.faults.empty())
      .set("hint", hits ? hits->hint : "")
      .set("suggestion", hits ? hits->suggestion : "")
      .set("hit_words", hits ? View(hit_words(*hits)) : View(""))
      .set("none", shown.empty())
      .set("elsewhere", hits ? elsewhere_words(index, hits->elsewhere) : "")
      .set("sets_words", selection_words(index, request.selection))
      .set("chosen", request.chosen)
      .set("groups", tile_groups(index, shown))
      .set("keys", key_help())
      .set("live", context.live())
      .set("form", context.live() ? selection_form_view(context, request) : View(false));
  const AskedList asked{page_paths::tiles.of(), query, request.kept};
  page.view.set("suggestion_href", hits ? address_of(asked, hits->suggestion) : "");
  page.view
      .set("facets",
           context.live() && hits ? tile_facets(index, hits->tiles, asked) : tile_doors(index))
      .set("sides_asked", context.live())
      .set("sides_open", query.find("edges:") != std::string_view::npos)
      .set("sides", side_facets(asked));
  page.styles = {"assets/picker.css"};
  if (!context.live()) page.scripts = {"assets/filter.js"};
  return page;
}

namespace {

View turns_view(const SiteIndex& index, const Tile& tile) {
  View turns = View::list();
  for (const Rotation rotation : all_rotations) {
    if (rotation != Rotation::R0 && tile.shape != Shape::Square) break;
    View turn;
    turn.set("src", picture_path(tile, rotation))
        .set("degrees", rotation == Rotation::R0
                            ? said("tile.as-stored")
                            : said("tile.turned", {{"degrees", degrees(rotation)}}))
        .set("turned_edges", turned_tile(tile, rotation).edges)
        .set("turned_words", index.words(tile, rotation));
    turns.add(std::move(turn));
  }
  return turns;
}

// The names of the sides or half sides that a segment touches: "N, E" or "NL, NR".
Said touches(const Tile& tile, const Segment& segment) {
  std::string text;
  const auto names = side_names(tile.shape);
  for (std::size_t side = 0; side < names.size(); ++side)
    if ((segment.sides >> side & 1U) != 0) add_item(text, names[side], " ");
  for (int half = 0; half < 2 * side_count(tile.shape); ++half)
    if ((segment.halves >> half & 1U) != 0) add_item(text, half_name(tile.shape, half), " ");
  return text.empty() ? said("tiles.no-side") : Said(text);
}

std::string bordered_cities(const Segment& segment) {
  std::string text;
  for (const int city : segment.cities) add_item(text, std::to_string(city + 1));
  return text;
}

View segments_view(const Tile& tile) {
  View rows = View::list();
  int number = 0;
  for (const Segment& segment : tile.segments) {
    View row;
    row.set("number", ++number)
        .set("kind", to_text(segment.kind))
        .set("touches", touches(tile, segment))
        .set("cities", bordered_cities(segment))
        .set("segment_words", segment_words(tile, segment));
    rows.add(std::move(row));
  }
  return rows;
}

View marks_view(const SiteIndex& index, const Tile& tile) {
  View marks = View::list();
  for (const std::string& name : mark_names(tile)) {
    View mark;
    mark.set("mark_title", mark_title(name))
        .set("mark_href", feature_path(name))
        .set("mark_count",
             count_marks(tile, name) > 1 ? fmt::format("{}×", count_marks(tile, name)) : "")
        .set("elsewhere", static_cast<int>(index.tiles_with(name).size()) - 1);
    marks.add(std::move(mark));
  }
  return marks;
}

View copies_view(const Tile& tile) {
  View rows = View::list();
  for (const Edition edition : all_editions) {
    if (!tile.exists_in(edition)) continue;
    View row;
    row.set("edition", edition_words(edition)).set("n", tile.copies_in(edition));
    rows.add(std::move(row));
  }
  return rows;
}

Said fact_name(std::string_view fact) {
  if (fact == "edges") return said("tile.edges");
  if (fact == "interior") return said("tiles.segments-and-symbols");
  return said("tiles.copies-in", {{"edition", fact}});
}

struct StatedFacts {
  Said names;
  std::vector<SourcePlace> places;
};

// Groups the facts that the same documents state at the same places into one row.
std::vector<StatedFacts> stated_facts(const Tile& tile) {
  std::vector<std::string> facts;
  for (const TileSource& source : tile.sources)
    if (std::ranges::find(facts, source.fact) == facts.end()) facts.push_back(source.fact);
  std::vector<StatedFacts> rows;
  for (const std::string& fact : facts) {
    std::vector<SourcePlace> places;
    for (const TileSource& source : tile.sources)
      if (source.fact == fact) places.push_back(source.source);
    const auto same = std::ranges::find(rows, places, &StatedFacts::places);
    if (same == rows.end())
      rows.push_back({fact_name(fact), std::move(places)});
    else
      add_item(same->names, fact_name(fact));
  }
  return rows;
}

View sources_view(const SiteIndex& index, const Tile& tile) {
  View rows = View::list();
  for (const StatedFacts& stated : stated_facts(tile)) {
    View row;
    row.set("fact", stated.names).set("sources", source_views(index, stated.places));
    rows.add(std::move(row));
  }
  return rows;
}

Said interior_words(Interior interior) {
  switch (interior) {
    case Interior::Recorded:
      return said("tile.interior-recorded");
    case Interior::Inferred:
      return said("tile.interior-inferred");
    case Interior::Unknown:
      return said("tile.interior-unknown");
  }
  return {};
}

Said class_words(const Tile& tile) {
  switch (tile.cls) {
    case TileClass::Land:
      return said("tile.class-land");
    case TileClass::Extra:
      return said("tile.class-extra");
    case TileClass::Special:
      return said("tile.class-special");
  }
  return {};
}

View jcz_view(const Tile& tile) {
  if (!tile.jcz) return false;
  View view;
  view.set("jcz_id", tile.jcz->id)
      .set("jcz_turn", tile.jcz->turn == Rotation::R0
                           ? said("tile.jcz-drawn-alike")
                           : said("tile.jcz-drawn-turned", {{"degrees", degrees(tile.jcz->turn)}}));
  return view;
}

// The next tile in listing order (`step` 1) or the previous one (-1).
View neighbour_view(const SiteIndex& index, const Tile& tile, int step) {
  const auto& tiles = index.catalog().tiles();
  const auto position = static_cast<std::ptrdiff_t>(index.catalog().index_of(&tile)) + step;
  if (position < 0 || position >= static_cast<std::ptrdiff_t>(tiles.size())) return false;
  const Tile& other = tiles[static_cast<std::size_t>(position)];
  View view;
  view.set("other_id", other.id).set("other_href", tile_path(other.id));
  return view;
}

// The elements that the marks of the tile show, without repeats.
View element_views(const SiteIndex& index, const Tile& tile) {
  View list = View::list();
  std::vector<const Element*> told;
  for (const std::string& name : mark_names(tile)) {
    const Element* element = index.rules().element_of_mark(name);
    if (element == nullptr || std::ranges::find(told, element) != told.end()) continue;
    told.push_back(element);
    const std::size_t records = index.rulebook().rules_about(element->id).size() +
                                index.rulebook().rulings_about(element->id).size();
    View view;
    view.set("element_name", element->name)
        .set("element_href", element_path(element->id))
        .set("element_html", markdown_line(element->definition, "../"))
        .set("mark_records",
             records == 0 ? View("") : View(said_count("count.rule-or-ruling", records)));
    list.add(std::move(view));
  }
  return list;
}

void set_rule_views(const SiteIndex& index, const Tile& tile, View& view) {
  View elements = element_views(index, tile);
  const SharedRecords& naming = index.rules().naming_tile(tile.id);
  view.set("any_ruled", elements.size() > 0 || naming.count() > 0)
      .set("any_naming", naming.count() > 0)
      .set("naming", record_groups(index, naming))
      .set("mark_elements", std::move(elements));
}

void set_code_views(const SiteIndex& index, const Tile& tile, View& view) {
  const auto code = edge_code(tile);
  const bool listed = code && tile.cls == TileClass::Land;
  const std::vector<const Tile*> none;
  const auto& alike = listed ? index.tiles_of_code(*code) : none;
  view.set("code_href", listed ? edge_path(*code) : std::string())
      .set("code_words", code ? code_words(*code) : Said())
      .set("of_all_sets", said("tile.of-all-sets", {{"designs", alike.size()}}));
}

Said shape_word(Shape shape) {
  constexpr std::array<std::string_view, 6> words = {"word.square",           "word.double",
                                                     "word.triangle",         "word.block4x4",
                                                     "word.start-piece-part", "word.card"};
  return said(words[static_cast<std::size_t>(shape)]);
}

}  // namespace

Page tile_page(const PageContext& context, const Tile& tile) {
  const SiteIndex& index = context.index;
  const TileSet& set = index.set_of(tile);
  Page page;
  page.body = "tile";
  page.title = tile.title.empty() ? tile.id : tile.id + ", " + tile.title;
  page.description =
      said("tile.description", {{"id", tile.id}, {"set", set.title}, {"words", index.words(tile)}});
  const auto twins = with_copies(index, index.twins(tile));
  const auto cousins = with_copies(index, index.cousins(tile));
  const auto ledger = index.ledger_of_tile(tile.id);
  page.view = set_link(set);
  page.view.set("id", tile.id)
      .set("tile_title", tile.title)
      .set("words", index.words_beside_title(tile))
      .set("edges", tile.edges)
      .set("shape", to_text(tile.shape))
      .set("shape_word", shape_word(tile.shape))
      .set("two_squares", tile.shape == Shape::Double)
      .set("turns", turns_view(index, tile))
      .set("one_turn", tile.shape != Shape::Square)
      .set("class_words", class_words(tile))
      .set("pieces", tile.pieces > 1 ? View(said_count("count.tile", tile.pieces)) : View(""))
      .set("copies_rows", copies_view(tile))
      .set("segments", segments_view(tile))
      .set("any_segments", !tile.segments.empty())
      .set("marks", marks_view(index, tile))
      .set("any_marks", !mark_names(tile).empty())
      .set("interior", interior_words(tile.interior))
      .set("doubtful", tile.interior != Interior::Recorded)
      .set("jcz", jcz_view(tile))
      .set("tile_note", tile.note)
      .set("crossing", tile.crossing)
      .set("apart", tile.apart)
      .set("fact_rows", sources_view(index, tile))
      .set("twins", cards_with_sets(index, twins))
      .set("any_twins", !twins.empty())
      .set("cousins", cards_with_sets(index, cousins))
      .set("any_cousins", !cousins.empty())
      .set("ledger", ledger_links(ledger))
      .set("any_ledger", !ledger.empty())
      .set("previous", neighbour_view(index, tile, -1))
      .set("next", neighbour_view(index, tile, 1));
  set_code_views(index, tile, page.view);
  set_rule_views(index, tile, page.view);
  page.styles = {"assets/rules.css"};
  page.picture = page_paths::tile_png.of(tile.id) + "?size=600";
  return page;
}

}  // namespace cartulary::docgen
