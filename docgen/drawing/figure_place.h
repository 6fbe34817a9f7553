// Where figures stand on the drawings of their tiles: in the middle of what room their segment
// has, beside the symbols and figures that stand there already.
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
  // The board must outlive it, and so must `grounds`, which others may draw from as well.
  explicit FigurePlacer(const Board& board, TileGrounds* grounds = nullptr);
  FigurePlacer(FigurePlacer&&) noexcept;
  ~FigurePlacer();

  // Figures in their order; one without a tile stands in the middle of its cell.
  Point place(const PositionFigure& figure);

 private:
  struct Ground;
  Ground& ground_of(const Board::Piece& piece);
  Point on_tile(const PositionFigure& figure, Ground& ground);

  const Board& board_;
  TileGrounds* shared_;
  std::map<const Board::Piece*, std::unique_ptr<Ground>> grounds_;
};

}  // namespace cartulary::docgen
