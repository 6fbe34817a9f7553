#include "engine/referee/seen_table.h"

#include <algorithm>

#include "engine/board/building.h"
#include "engine/board/feature.h"
#include "engine/position/board_figures.h"
#include "engine/replay/saved_game.h"

namespace cartulary {

SeenTable::SeenTable(const Board& board, std::span<const PositionFigure> figures)
    : board_(board), figures_(figures) {
  for (const PositionFigure& figure : figures)
    places_.push_back(figure.at.empty() || figure.figure == tunnel_token_element
                          ? std::nullopt
                          : feature_at(board, figure.cell, figure.at));
}

std::vector<std::size_t> SeenTable::on(const FeatureRef& place) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (places_[i] && same(*places_[i], place)) found.push_back(i);
  return found;
}

bool SeenTable::same(const FeatureRef& a, const FeatureRef& b) const {
  if (a.node && b.node) return board_.forest().joined(*a.node, *b.node);
  return !a.node && !b.node && a.kind == b.kind && a.cell == b.cell;
}

bool SeenTable::is_complete(const FeatureRef& place) const {
  if (place.node) return feature_of(board_, *place.node).complete.value_or(false);
  const Board::Piece* piece = board_.piece_at(place.cell);
  for (const Feature& building :
       buildings_on(board_, static_cast<int>(piece - board_.pieces().data())))
    if (building.kind == place.kind) return building.complete.value_or(false);
  return false;
}

bool SeenTable::is_guard(std::size_t figure) const {
  return figures_[figure].note == off_land_note(game_place::tower);
}

bool SeenTable::is_lord(std::size_t figure) const {
  return figures_[figure].note == off_land_note(game_place::castle);
}

std::optional<std::size_t> SeenTable::guard_at(Cell cell) const {
  for (std::size_t i = 0; i < figures_.size(); ++i)
    if (figures_[i].cell == cell && is_guard(i)) return i;
  return std::nullopt;
}

const PositionFigure* SeenTable::find(std::string_view element) const {
  const auto found = std::ranges::find(figures_, element, &PositionFigure::figure);
  return found == figures_.end() ? nullptr : &*found;
}

int SeenTable::tower_pieces(Cell cell) const {
  int pieces = 0;
  for (const PositionFigure& figure : figures_)
    if (figure.cell == cell && figure.figure == tower_piece_element) pieces += figure.count;
  return pieces;
}

const Tile* SeenTable::tile_at(Cell cell) const {
  const Board::Piece* piece = board_.piece_at(cell);
  return piece == nullptr ? nullptr : piece->placement.tile;
}

std::string SeenTable::lies(std::size_t figure) const {
  const PositionFigure& stands = figures_[figure];
  if (is_guard(figure)) return std::string(game_place::tower);
  const Board::Piece* piece = board_.piece_at(stands.cell);
  if (piece == nullptr || stands.at.empty()) return {};
  return place_as_it_lies(*piece->placement.tile, piece->placement.rotation, stands.at)
      .value_or("");
}

}  // namespace cartulary
