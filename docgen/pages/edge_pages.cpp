#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "docgen/drawing/tile_svg.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/bag/dead.h"

namespace cartulary::docgen {

namespace {

using Matrix = std::map<const TileSet*, std::map<EdgeCode, int>>;

// Copies of each edge code in each set, over the land squares of every set.
Matrix count_codes(const SiteIndex& index) {
  Matrix matrix;
  for (const BagEntry& entry : index.all().bag.entries())
    matrix[&index.set_of(*entry.tile)][entry.code.canonical()] += entry.copies;
  return matrix;
}

View code_row(const SiteIndex& index, EdgeCode code, const Matrix& matrix) {
  View sets = View::list();
  int total = 0;
  for (const TileSet& set : index.catalog().sets()) {
    const auto found = matrix.find(&set);
    if (found == matrix.end() || !found->second.contains(code)) continue;
    View cell = set_link(set);
    cell.set("n", found->second.at(code));
    total += found->second.at(code);
    sets.add(std::move(cell));
  }
  View row;
  row.set("code", code.text())
      .set("code_href", edge_path(code))
      .set("code_words", code_words(code))
      .set("picture", pattern_svg(Pattern::of(code), {.size = 56, .hidden = true}))
      .set("designs", said_count("count.design", index.tiles_of_code(code).size()))
      .set("total", by_edition_words(index.tiles_of_code(code)))
      .set("none", total == 0)
      .set("sets", std::move(sets));
  return row;
}

int code_total(EdgeCode code, const Matrix& matrix) {
  int total = 0;
  for (const auto& [set, codes] : matrix)
    if (const auto found = codes.find(code); found != codes.end()) total += found->second;
  return total;
}

bool has_river(EdgeCode code) {
  return code.text().find('s') != std::string::npos;
}

// One row of the table of sets: a number for each code of c, f and r, one for all river codes
// together, and the sum.
View matrix_row(const std::map<EdgeCode, int>& codes) {
  View cells = View::list();
  int river = 0;
  int sum = 0;
  for (const auto& [code, copies] : codes) {
    sum += copies;
    if (has_river(code)) river += copies;
  }
  const auto add = [&cells](int count) {
    View cell;
    cell.set("n", count == 0 ? std::string() : std::to_string(count));
    cells.add(std::move(cell));
  };
  for (const EdgeCode code : all_edge_codes(Rivers::Without)) {
    const auto found = codes.find(code);
    add(found == codes.end() ? 0 : found->second);
  }
  add(river);
  View row;
  row.set("cells", std::move(cells)).set("sum", sum);
  return row;
}

View matrix_view(const SiteIndex& index, const Matrix& matrix) {
  View rows = View::list();
  std::map<EdgeCode, int> totals;
  for (const TileSet& set : index.catalog().sets()) {
    const auto found = matrix.find(&set);
    if (found == matrix.end()) continue;
    for (const auto& [code, copies] : found->second) totals[code] += copies;
    View row = matrix_row(found->second);
    row.set("set_code", set.code).set("set_title", set.title).set("set_href", set_path(set.id));
    rows.add(std::move(row));
  }
  View heads = View::list();
  for (const EdgeCode code : all_edge_codes(Rivers::Without)) {
    View head;
    head.set("code", code.text()).set("code_href", edge_path(code));
    heads.add(std::move(head));
  }
  View table;
  table.set("heads", std::move(heads))
      .set("matrix_rows", std::move(rows))
      .set("totals", matrix_row(totals));
  return table;
}

// Land tiles without an edge code, listed so that readers can check the sum of all codes.
View uncoded_view(const SiteIndex& index, int coded) {
  int uncoded = 0;
  std::vector<const Tile*> tiles;
  for (const Tile& tile : index.catalog().tiles()) {
    if (tile.cls != TileClass::Land || edge_code(tile)) continue;
    uncoded += index.copies(tile) * tile.pieces;
    tiles.push_back(&tile);
  }
  View view;
  view.set("coded", coded)
      .set("uncoded", uncoded)
      .set("any_uncoded", uncoded > 0)
      .set("sum", coded + uncoded)
      .set("groups", tile_groups(index, with_copies(index, tiles)));
  return view;
}

}  // namespace

Page edges_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  const Matrix matrix = count_codes(index);
  Page page;
  page.body = "edges";
  page.title = said("common.edge-codes");
  page.description = said("edges.description");
  View plain = View::list();
  View rivers = View::list();
  View absent = View::list();
  int plain_total = 0;
  int river_total = 0;
  for (const EdgeCode code : all_edge_codes(Rivers::With)) {
    const int total = code_total(code, matrix);
    if (!has_river(code)) {
      plain_total += total;
      plain.add(code_row(index, code, matrix));
    } else if (total > 0) {
      river_total += total;
      rivers.add(code_row(index, code, matrix));
    } else {
      absent.add(code_row(index, code, matrix));
    }
  }
  page.view.set("plain", std::move(plain))
      .set("plain_total", said_count("count.tile", plain_total))
      .set("rivers", std::move(rivers))
      .set("river_total", said_count("count.tile", river_total))
      .set("absent_count", said_count("count.code", absent.size()))
      .set("absent", std::move(absent))
      .set("matrix", matrix_view(index, matrix))
      .set("check", uncoded_view(index, plain_total + river_total));
  return page;
}

namespace {

// The distinct turns of the code, each with the hole that it fits.
View turns_view(EdgeCode code) {
  View turns = View::list();
  std::vector<EdgeCode> seen;
  for (const Rotation rotation : all_rotations) {
    const EdgeCode turned = code.rotated(rotation);
    if (std::ranges::find(seen, turned) != seen.end()) continue;
    seen.push_back(turned);
    const Pattern pattern = Pattern::of(turned);
    View turn;
    turn.set("picture", pattern_svg(pattern, {.size = 72, .hidden = true}))
        .set("turned_edges", turned.text())
        .set("turn_words", code_words(turned))
        .set("fit_href", fit_path(pattern));
    turns.add(std::move(turn));
  }
  return turns;
}

View edition_rows(const std::vector<const Tile*>& tiles) {
  View rows = View::list();
  for (const Edition edition : all_editions) {
    int copies = 0;
    int designs = 0;
    for (const Tile* tile : tiles) {
      if (!tile->exists_in(edition)) continue;
      copies += tile->copies_in(edition);
      ++designs;
    }
    if (designs == 0) continue;
    View row;
    row.set("edition", edition_words(edition)).set("copies", copies).set("designs", designs);
    rows.add(std::move(row));
  }
  return rows;
}

}  // namespace

Page edge_page(const PageContext& context, EdgeCode code) {
  const SiteIndex& index = context.index;
  const auto& tiles = index.tiles_of_code(code);
  const auto entries = with_copies(index, tiles);
  Page page;
  page.body = "edge";
  page.title = said("edge.title", {{"code", code.text()}});
  page.description =
      said("edge.description",
           {{"edges", code_words(code)}, {"designs", said_count("count.design", tiles.size())}});
  page.view.set("code", code.text())
      .set("code_words", code_words(code))
      .set("turns", turns_view(code))
      .set("copies", by_edition_words(tiles))
      .set("designs", said_count("count.design", tiles.size()))
      .set("any", !tiles.empty())
      .set("groups", tile_groups(index, entries))
      .set("edition_rows", edition_rows(tiles));
  return page;
}

namespace {

View code_link(EdgeCode code) {
  View link;
  link.set("code", code.text())
      .set("code_href", edge_path(code))
      .set("code_words", code_words(code));
  return link;
}

View dead_code_view(const DeadCode& dead) {
  View openers = View::list();
  for (const Opener& opener : dead.opened_by) {
    View view = set_link(*opener.set);
    view.set("n", opener.copies);
    openers.add(std::move(view));
  }
  View view = code_link(dead.code);
  view.set("picture", pattern_svg(Pattern::of(dead.code), {.size = 56, .hidden = true}))
      .set("any_openers", openers.size() > 0)
      .set("openers", std::move(openers));
  return view;
}

View answer_view(const SiteIndex& index, const DeadAnswer& answer) {
  View codes = View::list();
  for (const DeadCode& dead : answer.dead) codes.add(dead_code_view(dead));
  View view;
  view.set("sets_words", selection_words(index, answer.selection))
      .set("living", answer.living)
      .set("abbeys", answer.any.empty() ? Said() : said_count("count.abbey", copies_of(answer.any)))
      .set("of", answer.codes)
      .set("any_dead", codes.size() > 0)
      .set("dead_codes", std::move(codes));
  return view;
}

// One row for each set by itself: the number of its codes, and the codes that it lacks. If it lacks
// most codes, the row lists the codes that it has, which is shorter.
View edge_set_rows(const SiteIndex& index) {
  View rows = View::list();
  for (const TileSet& set : index.catalog().sets()) {
    if (set.kind == SetKind::Box || index.catalog().tiles_of(set.id).empty()) continue;
    Selection alone;
    alone.sets[set.id] = 1;
    const Result<DeadAnswer> answer = dead(index.catalog(), alone, Rivers::Without);
    if (!answer || answer->living == 0) continue;
    View gone = View::list();
    for (const DeadCode& code : answer->dead) gone.add(code_link(code.code));
    View row = set_link(set);
    row.set("living", answer->living)
        .set("of", answer->codes)
        .set("dead_number", static_cast<int>(answer->dead.size()))
        .set("gone", std::move(gone));
    rows.add(std::move(row));
  }
  return rows;
}

}  // namespace

Page dead_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  SelectionRequest request = read_selection(context, DefaultSets::BaseGame);
  Page page;
  page.body = "dead";
  page.title = said("dead.dead-edge-codes");
  page.description = said("dead.description");
  const Rivers rivers = context.parameter("river").empty() ? Rivers::Without : Rivers::With;
  const Result<DeadAnswer> answer = dead(index.catalog(), request.selection, rivers);
  if (!answer) request.faults.push_back(answer.error());
  page.status = request.faults.empty() ? 200 : 400;
  const Result<DeadAnswer> all = dead(index.catalog(), *index.all().selection, Rivers::With);
  page.view.set("faults", form_fault_views(request.faults))
      .set("chosen", request.chosen)
      .set("answer", request.faults.empty() ? answer_view(index, *answer) : View(false))
      .set("all", all ? answer_view(index, *all) : View(false))
      .set("rows", edge_set_rows(index))
      .set("own_page", page_paths::dead.of())
      .set("form", context.live() ? selection_form_view(context, request) : View(false));
  return page;
}

}  // namespace cartulary::docgen
