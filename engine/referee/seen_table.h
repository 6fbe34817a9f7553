// SeenTable: a board and its figures under examination, with the feature that each figure is on.
//
// Refers to board and figures, which must outlive it. Figures are named by their index in the list.
//
//   const SeenTable seen(board, figures);
//   for (const std::size_t i : seen.on(*feature_at(board, {0, 0}, "city N"))) ... figures[i] ...
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/position/position.h"
#include "engine/replay/game_table.h"

namespace cartulary {

class SeenTable {
 public:
  SeenTable(const Board& board, std::span<const PositionFigure> figures);

  const Board& board() const { return board_; }
  std::span<const PositionFigure> figures() const { return figures_; }
  // Absent for figures that are on no feature: on towers, in castles, without an owner, tokens.
  const std::optional<FeatureRef>& place(std::size_t figure) const { return places_[figure]; }
  std::vector<std::size_t> on(const FeatureRef& place) const;
  bool same(const FeatureRef& a, const FeatureRef& b) const;
  bool is_complete(const FeatureRef& place) const;

  // Whether a figure stands on top of a tower, or in a castle.
  bool is_guard(std::size_t figure) const;
  bool is_lord(std::size_t figure) const;
  // The follower on top of the tower there; nothing if the tower is open or there is none.
  std::optional<std::size_t> guard_at(Cell cell) const;
  // The first figure of that element, such as the dragon; null if it is not on the table.
  const PositionFigure* find(std::string_view element) const;
  // The pieces of the tower there.
  int tower_pieces(Cell cell) const;
  // The tile there; null if there is none.
  const Tile* tile_at(Cell cell) const;
  // The place of a figure by the sides of its tile as it lies: "city E", or "tower".
  std::string lies(std::size_t figure) const;

 private:
  const Board& board_;
  std::span<const PositionFigure> figures_;
  std::vector<std::optional<FeatureRef>> places_;
};

}  // namespace cartulary
