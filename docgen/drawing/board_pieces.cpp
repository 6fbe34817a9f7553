#include "docgen/drawing/board_pieces.h"

#include <string>

#include "docgen/drawing/tile_svg.h"

namespace cartulary::docgen {
namespace {

std::string number(double value) {
  std::string text;
  append_number(text, value);
  return text;
}

}  // namespace

Point corner_of(Cell cell) {
  return {static_cast<double>(cell.x) * cell_unit, static_cast<double>(cell.y) * cell_unit};
}

void write_piece(const Placement& placement, Titled titled, SvgWriter& svg,
                 TileGroundCache* grounds) {
  const Tile& tile = *placement.tile;
  Point at = corner_of(placement.cell);
  const bool turns = tile.shape == Shape::Square || tile.shape == Shape::StartPiecePart;
  const double width = tile.shape == Shape::Double     ? 2 * cell_unit
                       : tile.shape == Shape::Block4x4 ? 4 * cell_unit
                                                       : cell_unit;
  const double height = tile.shape == Shape::Block4x4 ? 4 * cell_unit : cell_unit;
  std::string turn;
  if (!turns && placement.rotation != Rotation::R0) {
    turn = "rotate(" + std::to_string(degrees(placement.rotation)) + ")";
    if (placement.rotation == Rotation::R90) at = at + Point{height, 0};
    if (placement.rotation == Rotation::R180) at = at + Point{width, height};
    if (placement.rotation == Rotation::R270) at = at + Point{0, width};
  }
  svg.raw("<g transform=\"translate(" + number(at.x) + ' ' + number(at.y) + ')' + turn + "\">");
  svg.raw(tile_svg(tile, {.rotation = placement.rotation,
                          .size = cell_unit,
                          .hidden = titled == Titled::No,
                          .grounds = grounds}));
  svg.raw("</g>");
}

}  // namespace cartulary::docgen
