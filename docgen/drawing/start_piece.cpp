#include "docgen/drawing/start_piece.h"

#include <algorithm>

#include "docgen/base/links.h"
#include "docgen/drawing/board_pieces.h"
#include "docgen/drawing/svg_writer.h"
#include "engine/text/contract.h"

namespace cartulary::docgen {

namespace {

constexpr int columns = 4;
constexpr int rows = 3;

// Whether this side of the part in the cell borders another part.
bool is_inside(Side side, int column, int row) {
  switch (side) {
    case Side::N:
      return row > 0;
    case Side::E:
      return column + 1 < columns;
    case Side::S:
      return row + 1 < rows;
    case Side::W:
      return column > 0;
  }
  return false;
}

bool lies_well(const Tile& part, Rotation rotation, int column, int row) {
  return std::ranges::all_of(all_sides, [&](Side side) {
    const std::size_t stored = (index(side) + 4 - static_cast<std::size_t>(rotation)) % 4;
    return (part.edges[stored] == 'x') == is_inside(side, column, row);
  });
}

}  // namespace

std::vector<Placement> start_piece_parts(const Catalog& catalog, const TileSet& set) {
  std::vector<Placement> parts;
  for (const Tile& tile : catalog.tiles_of(set.id)) {
    if (tile.shape != Shape::StartPiecePart) continue;
    const int at = static_cast<int>(parts.size());
    const int column = at % columns;
    const int row = at / columns;
    const auto turn = std::ranges::find_if(
        all_rotations, [&](Rotation rotation) { return lies_well(tile, rotation, column, row); });
    parts.push_back(
        {&tile, moved({}, column, row), turn == all_rotations.end() ? Rotation::R0 : *turn});
  }
  return parts;
}

std::string start_piece_svg(const Catalog& catalog, const TileSet& set) {
  const std::vector<Placement> parts = start_piece_parts(catalog, set);
  CARTULARY_REQUIRES(!parts.empty());
  constexpr double unit = 100;
  SvgWriter svg({0, 0}, columns * unit, rows * unit, {.standalone = true});
  svg.describe(set.title, english(start_picture(catalog, set).words));
  for (const Placement& part : parts) write_piece(part, Titled::No, svg);
  return svg.finish() + '\n';
}

StartPicture start_picture(const Catalog& catalog, const TileSet& set) {
  for (const Tile& tile : catalog.tiles_of(set.id)) {
    if (tile.shape == Shape::StartPiecePart)
      return {start_piece_picture.of(set.id), said("sets.start-piece-by-three")};
    if (tile.shape == Shape::Block4x4)
      return {picture_path(tile), said("sets.start-piece-by-four")};
  }
  return {};
}

}  // namespace cartulary::docgen
