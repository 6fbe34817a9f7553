#include "docgen/drawing/landscape.h"

#include <array>
#include <string_view>

#include "docgen/base/turned_tile.h"
#include "docgen/drawing/board_pieces.h"
#include "docgen/drawing/svg_writer.h"
#include "engine/text/text.h"
#include "engine/tile/rotation.h"

namespace cartulary::docgen {

namespace {

// Each tile with its number of quarter turns; `-` for an empty cell.
constexpr std::string_view land_codes =
    "IC-08/3 BA-17/0 BA-20/1 RI-04/3 IC-11/0 BA-10/2 BA-02/1 BA-18/1 "
    "BA-05/1 BA-04/0 BA-13/3 BA-15/3 BA-16/1 BA-12/2 BA-23/0 "
    "BA-17/3 BA-23/1 BA-08/0 RI-01/1 - BA-10/0 BA-19/1 BA-13/1 "
    "IC-01/0 BA-12/3 BA-02/0 BA-18/1 IC-13/2 IC-05/0 BA-22/1 "
    "BA-24/1 BA-18/1 BA-13/2 - - - BA-20/1 IC-06/3 "
    "BA-14/3 BA-16/3 BA-23/0 BA-18/2 BA-19/0 BA-15/0 BA-11/1 "
    "RI-06/0 RI-07/0 RI-08/0 BA-09/2 - BA-09/1 BA-11/3 BA-23/0 "
    "RI-02/3 BA-24/1 BA-03/1 BA-09/3 BA-07/0 BA-24/1 IC-07/0 "
    "BA-22/3 BA-15/1 RI-03/1 IC-04/2 BA-18/1 BA-06/2 RI-09/3 RI-05/2 "
    "RI-10/1 BA-24/1 BA-22/3 IC-09/1 BA-11/3 BA-23/1 BA-01/0 ";

// A tile for each kind of edge that has it on one side and is field elsewhere: city, field, road,
// river.
constexpr std::array<std::string_view, 4> neighbours = {"BA-18", "BA-01", "BA-02", "RI-02"};

std::optional<Placement> placed(const Catalog& catalog, std::string_view word, Cell cell) {
  const Tile* tile = catalog.find_tile(word.substr(0, word.find('/')));
  if (tile == nullptr) return std::nullopt;
  return Placement{tile, cell, static_cast<Rotation>(word.back() - '0')};
}

}  // namespace

std::vector<Placement> landscape_tiles(const Catalog& catalog) {
  std::vector<Placement> tiles;
  int at = 0;
  for (const std::string_view word : split(land_codes, ' ')) {
    const Cell cell = moved({}, at % landscape_size.x, at / landscape_size.x);
    ++at;
    if (const auto tile = placed(catalog, word, cell)) tiles.push_back(*tile);
  }
  return tiles;
}

std::string landscape_svg(const Catalog& catalog) {
  constexpr double unit = 100;
  SvgWriter svg({0, 0}, landscape_size.x * unit, landscape_size.y * unit,
                {.standalone = true, .hidden = true});
  for (const Placement& tile : landscape_tiles(catalog)) write_piece(tile, Titled::No, svg);
  return svg.finish();
}

std::optional<Placement> landscape_neighbour(const Catalog& catalog, Side side, Edge edge) {
  const Tile* tile = catalog.find_tile(neighbours[static_cast<std::size_t>(edge)]);
  if (tile == nullptr) return std::nullopt;
  for (const Rotation rotation : all_rotations)
    if (turned_tile(*tile, rotation).edges[index(opposite(side))] == to_char(edge))
      return Placement{tile, beside(landscape_hole, side), rotation};
  return std::nullopt;
}

}  // namespace cartulary::docgen
