#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/drawing/tile_svg.h"
#include "docgen/pages/page.h"
#include "docgen/views/views.h"

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
      .set("designs", counted(static_cast<int>(index.tiles_of_code(code).size()), "design"))
      .set("total", counted(total, "tile"))
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

// One line of the table of sets: a figure for each code of c, f, r, the river codes together,
// and the sum.
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

// Land tiles that have no edge code, told so that the sum of all codes can be checked.
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
  page.path = "edges/index.html";
  page.body = "edges";
  page.section = "edges";
  page.title = "Edge codes";
  page.description =
      "The consolidated tile reference: every edge code of Carcassonne with its copies in each "
      "set, and totals that add up.";
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
      .set("plain_total", counted(plain_total, "tile"))
      .set("any_rivers", rivers.size() > 0)
      .set("rivers", std::move(rivers))
      .set("river_total", counted(river_total, "tile"))
      .set("absent_count", counted(static_cast<int>(absent.size()), "code"))
      .set("absent", std::move(absent))
      .set("matrix", matrix_view(index, matrix))
      .set("check", uncoded_view(index, plain_total + river_total));
  return page;
}

}  // namespace cartulary::docgen
