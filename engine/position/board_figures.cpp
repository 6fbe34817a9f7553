#include "engine/position/board_figures.h"

#include <algorithm>
#include <map>

#include "engine/position/occupied_feature.h"
#include "engine/text/contract.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

// "red 3: large-follower 2, follower 1".
std::string strength_words(const OccupiedFeature& occupied, const std::string& player) {
  int strength = 0;
  std::string figures;
  for (const Claimant& each : occupied.figures) {
    if (each.player != player) continue;
    const int counts =
        majority_strength(each.figure, occupied.feature.kind, occupied.feature.pennants);
    strength += counts;
    add_item(figures, each.figure + ' ' + std::to_string(counts));
  }
  return player + ' ' + std::to_string(strength) + ": " + figures;
}

// At the end of the game a barn scores for its farm, and the farmers beside it nothing.
std::optional<BarnMoment> barn_on(const OccupiedFeature& occupied) {
  const bool barn = std::any_of(occupied.figures.begin(), occupied.figures.end(),
                                [](const Claimant& each) { return each.figure == "barn"; });
  return barn ? std::optional<BarnMoment>(BarnMoment::Final) : std::nullopt;
}

std::string feature_words(const Feature& feature) {
  std::string words(to_text(feature.kind));
  return words + " of " + counted(feature.tiles, "tile") + " at " + to_text(feature.cells.front());
}

// The order of features(board).
std::vector<OccupiedFeature> in_order(const Board& board,
                                      const std::vector<PositionFigure>& figures) {
  Position position;
  position.figures = figures;
  std::vector<OccupiedFeature> occupied = occupied_features(position, board);
  std::stable_sort(
      occupied.begin(), occupied.end(), [](const OccupiedFeature& a, const OccupiedFeature& b) {
        return a.feature.kind != b.feature.kind ? a.feature.kind < b.feature.kind
                                                : a.feature.cells[0] < b.feature.cells[0];
      });
  return occupied;
}

}  // namespace

BoardFigures board_figures(const Board& board, const std::vector<PositionFigure>& figures) {
  CARTULARY_REQUIRES(check_figures(board, figures).ok());
  std::map<std::string, PlayerTotal> totals;
  for (const PositionFigure& figure : figures)
    if (!figure.player.empty()) totals[figure.player].player = figure.player;
  BoardFigures answer;
  for (const OccupiedFeature& occupied : in_order(board, figures)) {
    HeldFeature held{occupied.figures, {}};
    for (const auto& [player, points] : scores_of(occupied, board, barn_on(occupied))) {
      held.holders.push_back({player, points, strength_words(occupied, player)});
      totals[player].final += points;
      totals[player].terms.push_back({feature_words(occupied.feature), points, {}});
    }
    answer.features.push_back(std::move(held));
  }
  for (auto& [name, total] : totals) answer.players.push_back(std::move(total));
  return answer;
}

Status check_figures(const Board& board, const std::vector<PositionFigure>& figures) {
  for (const PositionFigure& figure : figures) {
    const Board::Piece* piece = board.piece_at(figure.cell);
    if (piece == nullptr)
      return Error{.where = "figures",
                   .what = "no tile lies on " + to_text(figure.cell) + ", where a " +
                           figure.figure + " stands",
                   .fix = "put the figure on a tile of the board"};
    const Tile& tile = *piece->placement.tile;
    if (figure.at.empty() || find_spot(tile, figure.at)) continue;
    return Error{.where = "figures",
                 .what = tile.id + " has no " + quoted(figure.at),
                 .fix = "name a segment by a side of the tile as stored, before it is turned: " +
                        joined(spot_names(tile))};
  }
  return Done{};
}

}  // namespace cartulary
