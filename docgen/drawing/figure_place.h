// FigurePlacer: finds places for figures on the drawings of their tiles, in the middle of the free
// room of their segment, away from the symbols and figures already there.
//
//   FigurePlacer placer(board);
//   Point at = placer.place(figure);      // in units of the board: 100 to a cell
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "docgen/drawing/place_grid.h"
#include "docgen/drawing/tile_symbols.h"
#include "engine/board/board.h"
#include "engine/position/position.h"

namespace cartulary::docgen {

inline constexpr double figure_radius = 15;

class FigurePlacer {
 public:
  // The board and `grounds` must outlive it. Other drawings may share `grounds`.
  explicit FigurePlacer(const Board& board, TileGroundCache* grounds = nullptr);
  FigurePlacer(FigurePlacer&&) noexcept;
  ~FigurePlacer();

  // Places the next figure and keeps its place free of later ones. A figure without a tile goes in
  // the middle of its cell.
  Point place(const PositionFigure& figure);

 private:
  struct Ground;
  Ground& ground_of(const Board::Piece& piece);
  Point on_tile(const PositionFigure& figure, Ground& ground);

  const Board& board_;
  TileGroundCache* shared_;
  std::map<const Board::Piece*, std::unique_ptr<Ground>> grounds_;
};

}  // namespace cartulary::docgen
