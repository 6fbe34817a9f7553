#include "docgen/drawing/board_svg.h"

#include <algorithm>
#include <limits>

#include "docgen/drawing/board_pieces.h"
#include "docgen/drawing/svg_writer.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

constexpr int board_margin = 40;      // for the numbers of columns and rows
constexpr int board_cell_shown = 64;  // CSS pixels of one cell

// Rules that the style sheet of the tiles lacks.
constexpr std::string_view board_style =
    "<style>.tile .bo,.tile .bl,.tile .bd,.tile .bi{fill:none;stroke-width:3}"
    ".tile .bo{stroke:#6b5a3e;stroke-dasharray:6 6}.tile .bl{fill:#e2b13c;stroke:#33251a}"
    ".tile .bd{stroke:#b8402c;stroke-width:9}.tile .bi{stroke:#b8402c;stroke-width:6;"
    "stroke-dasharray:12 6}.tile .bn{font:bold 26px sans-serif;text-anchor:middle;fill:#33251a}"
    ".tile .bx{font:bold 44px sans-serif;text-anchor:middle;fill:#b8402c;stroke:#fffaf0;"
    "stroke-width:6;paint-order:stroke}"
    ".tile .ba{font:20px sans-serif;text-anchor:middle;fill:#7a6a50}</style>";

struct BoardExtent {
  int left = std::numeric_limits<int>::max(), top = left;
  int right = std::numeric_limits<int>::min(), bottom = right;
  void add(Cell cell) {
    left = std::min<int>(left, cell.x);
    right = std::max<int>(right, cell.x);
    top = std::min<int>(top, cell.y);
    bottom = std::max<int>(bottom, cell.y);
  }
  bool empty() const { return left > right; }
};

// Adds the cells that a piece covers.
void add_piece(const BoardReport& report, const Placement& placement, BoardExtent& extent) {
  const PieceLayout& layout = *report.kit->piece(placement.tile).layout;
  for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part)
    extent.add(part_cell(layout, part, placement.cell, placement.rotation));
}

BoardExtent extent_of(const BoardReport& report) {
  BoardExtent extent;
  for (const Board::Piece& piece : report.board->pieces())
    add_piece(report, piece.placement, extent);
  for (const HoleAnswer& hole : report.answer.holes) extent.add(hole.cell);
  if (extent.empty()) extent.add({});
  return extent;
}

SvgPath box(Point corner, Point end, double inset) {
  SvgPath path;
  path.move(corner + Point{inset, inset});
  path.line({end.x - inset, corner.y + inset});
  path.line(end + Point{-inset, -inset});
  path.line({corner.x + inset, end.y - inset});
  path.close();
  return path;
}

SvgPath diamond(Point middle, double reach) {
  SvgPath path;
  path.move(middle + Point{0, -reach});
  path.line(middle + Point{reach, 0});
  path.line(middle + Point{0, reach});
  path.line(middle + Point{-reach, 0});
  path.close();
  return path;
}

SvgPath cross(Point middle, double reach) {
  SvgPath path;
  path.move(middle + Point{-reach, -reach});
  path.line(middle + Point{reach, reach});
  path.move(middle + Point{reach, -reach});
  path.line(middle + Point{-reach, reach});
  return path;
}

void write_hole(const HoleAnswer& hole, SvgWriter& svg) {
  const Point corner = corner_of(hole.cell);
  const Point middle = corner + Point{cell_unit / 2.0, cell_unit / 2.0};
  svg.path("bo", box(corner, corner + Point{cell_unit, cell_unit}, 8));
  if (hole.state == HoleState::Any) {
    svg.path("bl", diamond(middle, 30));
    svg.text("bn", middle + Point{0, 9}, "+");
  } else if (hole.unknown) {
    svg.text("bn", middle + Point{0, 9}, "?");
  } else if (hole.state == HoleState::Dead) {
    svg.path("bd", cross(middle, 20));
  } else {
    if (hole.state == HoleState::Last) svg.path("bl", diamond(middle, 30));
    svg.text("bn", middle + Point{0, 9}, std::to_string(hole.copies));
  }
}

void write_illegal(const BoardExtent& piece, SvgWriter& svg) {
  const Point corner{piece.left * 1.0 * cell_unit, piece.top * 1.0 * cell_unit};
  const Point end{(piece.right + 1.0) * cell_unit, (piece.bottom + 1.0) * cell_unit};
  svg.path("bi", box(corner, end, 5));
  svg.text("bx", corner + Point{cell_unit / 2.0, 66}, "!");
}

void write_numbers(const BoardExtent& extent, SvgWriter& svg) {
  const double top = static_cast<double>(extent.top) * cell_unit - 12;
  for (int x = extent.left; x <= extent.right; ++x)
    svg.text("ba", {(x + 0.5) * cell_unit, top}, std::to_string(x));
  const double left = static_cast<double>(extent.left) * cell_unit - 18;
  for (int y = extent.top; y <= extent.bottom; ++y)
    svg.text("ba", {left, (y + 0.5) * cell_unit + 7}, std::to_string(y));
}

std::string holes_in(const std::vector<HoleAnswer>& holes, HoleState state, bool unknown) {
  std::string cells;
  for (const HoleAnswer& hole : holes)
    if (hole.state == state && hole.unknown == unknown) add_item(cells, to_text(hole.cell), " ");
  return cells;
}

std::string unknown_holes(const std::vector<HoleAnswer>& holes) {
  std::string cells;
  for (const HoleAnswer& hole : holes)
    if (hole.unknown && hole.state != HoleState::Any) add_item(cells, to_text(hole.cell), " ");
  return cells;
}

void add_cells(Said& text, std::string_view message, const std::string& cells) {
  if (!cells.empty()) add_item(text, said(message, {{"cells", cells}}), "list.part");
}

Said description(const BoardReport& report) {
  const BoardAnswer& answer = report.answer;
  Said text = said("drawn.left-in-bag", {{"bag", answer.bag}});
  add_item(text, said_count("drawn.holes", answer.holes.size()), "list.part");
  add_cells(text, "drawn.dead", holes_in(answer.holes, HoleState::Dead, false));
  add_cells(text, "drawn.not-known", unknown_holes(answer.holes));
  for (const bool unknown : {false, true})
    add_cells(text, "drawn.only-abbey", holes_in(answer.holes, HoleState::Any, unknown));
  add_cells(text, "drawn.last-copy", holes_in(answer.holes, HoleState::Last, false));
  return text;
}

}  // namespace

std::string board_svg(const BoardReport& report) {
  const BoardExtent extent = extent_of(report);
  const Point corner =
      corner_of({static_cast<std::int16_t>(extent.left), static_cast<std::int16_t>(extent.top)}) +
      Point{-board_margin, -board_margin};
  SvgWriter svg(corner, (extent.right - extent.left + 1) * cell_unit + 2 * board_margin,
                (extent.bottom - extent.top + 1) * cell_unit + 2 * board_margin,
                {.size = board_cell_shown, .standalone = true});
  svg.describe(english(said("drawn.board", {{"tiles", report.answer.tiles}})),
               english(description(report)));
  svg.raw(board_style);
  write_numbers(extent, svg);
  for (const HoleAnswer& hole : report.answer.holes) write_hole(hole, svg);
  for (const Board::Piece& piece : report.board->pieces())
    write_piece(piece.placement, Titled::Yes, svg);
  for (const IllegalTile& illegal : report.answer.illegal) {
    BoardExtent covered;
    add_piece(report, illegal.placement, covered);
    write_illegal(covered, svg);
  }
  return svg.finish() + '\n';
}

}  // namespace cartulary::docgen
