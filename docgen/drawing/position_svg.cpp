#include "docgen/drawing/position_svg.h"

#include <algorithm>

#include "docgen/base/xml_text.h"
#include "docgen/drawing/board_pieces.h"
#include "docgen/drawing/figure_place.h"
#include "docgen/drawing/figure_shapes.h"
#include "docgen/drawing/svg_writer.h"
#include "engine/position/board_figures.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

constexpr int position_margin = 8;
constexpr int position_cell_shown = 72;  // CSS pixels of one cell

constexpr std::string_view own_style =
    ".tile .bo,.tile .bi,.tile .br,.tile .bf{fill:none;stroke-width:3}"
    ".tile .bs{fill:none;stroke:#33251a;stroke-width:2;stroke-opacity:.45}"
    ".tile .bo{stroke:#6b5a3e;stroke-dasharray:6 6}"
    ".tile .bi{stroke:#b8402c;stroke-width:6;stroke-dasharray:12 6}"
    ".tile .br{stroke:#fffaf0;stroke-width:5;stroke-dasharray:2 8;stroke-linecap:round}"
    ".tile .bh{fill:none;stroke:#33251a;stroke-width:9;stroke-dasharray:2 8;stroke-linecap:round}"
    ".tile .bf{stroke:#b8402c;stroke-width:6;stroke-linejoin:round;stroke-linecap:round}"
    ".tile .bg{fill:none;stroke:#5b4027;stroke-width:18}"
    ".tile .bw{fill:none;stroke:#eadfc6;stroke-width:10}"
    ".tile .bd{fill:#b8402c;stroke:#fffaf0;stroke-width:2}"
    ".tile .bx{font:bold 44px sans-serif;text-anchor:middle;fill:#b8402c;stroke:#fffaf0;"
    "stroke-width:6;paint-order:stroke}";

Point middle_of(Cell cell) {
  return corner_of(cell) + Point{cell_unit / 2.0, cell_unit / 2.0};
}

SvgPath box(Cell cell, double inset) {
  const Point corner = corner_of(cell);
  SvgPath path;
  path.move(corner + Point{inset, inset});
  path.line(corner + Point{cell_unit - inset, inset});
  path.line(corner + Point{cell_unit - inset, cell_unit - inset});
  path.line(corner + Point{inset, cell_unit - inset});
  path.close();
  return path;
}

struct PositionExtent {
  Cell least{farthest_cell, farthest_cell};
  Cell most{-farthest_cell, -farthest_cell};
  void add(Cell cell) {
    least = {std::min(least.x, cell.x), std::min(least.y, cell.y)};
    most = {std::max(most.x, cell.x), std::max(most.y, cell.y)};
  }
};

PositionExtent extent_of(const Position& position, const Board& board) {
  PositionExtent extent;
  for (const Board::Piece& piece : board.pieces()) {
    const PieceLayout& layout = *piece.kit->layout;
    for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part)
      extent.add(part_cell(layout, part, piece.placement.cell, piece.placement.rotation));
  }
  for (const ExpectedHole& hole : position.expect.holes) extent.add(hole.cell);
  return extent;
}

void write_range(const ExpectedTower& tower, SvgWriter& svg) {
  for (const Cell cell : tower.range) {
    svg.path("bh", box(cell, 7));
    svg.path("br", box(cell, 7));
  }
}

// Marks the borders between tiles, since the texts count tiles.
void write_seams(const Board& board, SvgWriter& svg) {
  for (const Board::Piece& piece : board.pieces())
    if (piece.kit->layout->parts.size() == 1) svg.path("bs", box(piece.placement.cell, 0));
}

void write_bridges(const Board& board, SvgWriter& svg) {
  for (const Bridge& bridge : board.bridges()) {
    const Point corner =
        corner_of(board.pieces()[static_cast<std::size_t>(bridge.piece)].placement.cell);
    const bool down = bridge.end == Side::N;
    const double half = cell_unit / 2.0, whole = cell_unit;
    SvgPath path;
    path.move(corner + (down ? Point{half, 0} : Point{0, half}));
    path.line(corner + (down ? Point{half, whole} : Point{whole, half}));
    svg.path("bg", path);
    svg.path("bw", path);
  }
}

void write_flight(const Position& position, SvgWriter& svg) {
  const auto dragon =
      std::find_if(position.figures.begin(), position.figures.end(),
                   [](const PositionFigure& figure) { return figure.figure == "dragon"; });
  if (!position.expect.dragon || dragon == position.figures.end()) return;
  SvgPath path;
  path.move(middle_of(dragon->cell));
  for (const Cell cell : position.expect.dragon->path) path.line(middle_of(cell));
  svg.path("bf", path);
  for (const Cell cell : position.expect.dragon->path) svg.circle("bd", middle_of(cell), 7);
}

void write_figures(const Position& position, FigurePlacer placer, SvgWriter& svg) {
  for (const PositionFigure& figure : position.figures) {
    if (figure.figure == bridge_element) continue;
    const Point at = placer.place(figure);
    const FigureDrawing drawing{
        .player = figure.player,
        .figure = figure.figure,
        .count = figure.count,
        .lies = figure.at.starts_with("field") &&
                (figure.figure == "follower" || figure.figure == "large-follower")};
    svg.raw("<g><title>" + xml_text(figure_words(figure)) + "</title>");
    svg.placed(at, figure_radius / 12, figure_body(drawing));
    svg.raw("</g>");
  }
}

}  // namespace

std::string figure_words(const PositionFigure& figure) {
  std::string words = figure.player.empty() ? "" : figure.player + ' ';
  words += spaced(figure.figure);
  if (figure.count > 1) words += ", " + std::to_string(figure.count) + " pieces";
  if (!figure.note.empty()) words += ", " + figure.note;
  return words;
}

std::string position_words(const Position& position) {
  std::string words = counted(static_cast<int>(position.tiles.size()), "tile");
  for (const PositionFigure& figure : position.figures)
    words += "; " + figure_words(figure) + " on " + to_text(figure.cell) +
             (figure.at.empty() ? "" : ", " + figure.at);
  return words;
}

std::string position_svg(const Position& position, const Board& board, TileGroundCache* grounds) {
  const PositionExtent extent = extent_of(position, board);
  SvgWriter svg(corner_of(extent.least) + Point{-position_margin, -position_margin},
                (extent.most.x - extent.least.x + 1) * cell_unit + 2 * position_margin,
                (extent.most.y - extent.least.y + 1) * cell_unit + 2 * position_margin,
                {.size = position_cell_shown, .standalone = true});
  svg.describe(position.title, position_words(position));
  svg.raw("<style>" + std::string(own_style) + std::string(figure_style()) + "</style>");
  for (const ExpectedHole& hole : position.expect.holes) svg.path("bo", box(hole.cell, 8));
  for (const Board::Piece& piece : board.pieces())
    write_piece(piece.placement, Titled::Yes, svg, grounds);
  write_seams(board, svg);
  write_bridges(board, svg);
  for (const ExpectedTower& tower : position.expect.towers) write_range(tower, svg);
  write_flight(position, svg);
  for (const ExpectedIllegal& illegal : position.expect.illegal) {
    svg.path("bi", box(illegal.cell, 5));
    svg.text("bx", corner_of(illegal.cell) + Point{cell_unit / 2.0, 66}, "!");
  }
  write_figures(position, FigurePlacer(board, grounds), svg);
  return svg.finish() + '\n';
}

}  // namespace cartulary::docgen
