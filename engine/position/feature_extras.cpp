#include "engine/position/feature_extras.h"

#include <algorithm>
#include <array>

#include "engine/board/feature.h"

namespace cartulary {

namespace {

constexpr std::array<std::string_view, 3> buildings = {"little-tower", "little-house", "shed"};

bool touches(const Feature& feature, Cell cell) {
  const std::vector<Cell>& cells = feature.cells;
  if (feature.kind <= FeatureKind::Field)
    return std::binary_search(cells.begin(), cells.end(), cell);
  // A building counts the tiles around it.
  return std::any_of(cells.begin(), cells.end(), [cell](Cell own) {
    return std::abs(own.x - cell.x) <= 1 && std::abs(own.y - cell.y) <= 1;
  });
}

bool beside_fairy(const PositionFigure& figure, const PositionFigure& fairy) {
  return !figure.player.empty() && is_follower(figure.figure) && figure.cell == fairy.cell &&
         (fairy.at.empty() || fairy.at == figure.at);
}

// How many castles lie on a farm.
int castles_on(const OccupiedFeature& farm, const Board& board,
               const std::vector<PositionFigure>& figures) {
  int castles = 0;
  const std::vector<Node> cities = completed_cities(board, *farm.node);
  for (const Node city : cities) {
    const OccupiedFeature there{{}, city, {}};
    castles += std::any_of(figures.begin(), figures.end(), [&](const PositionFigure& figure) {
      return figure.figure == "castle-token" && is_on(figure, there, board);
    });
  }
  return castles;
}

}  // namespace

bool fairy_is_unclear(const PositionFigure& fairy, const std::vector<PositionFigure>& figures) {
  return fairy.figure == "fairy" && fairy.at.empty() &&
         std::count_if(figures.begin(), figures.end(), [&](const PositionFigure& figure) {
           return beside_fairy(figure, fairy);
         }) > 1;
}

FeatureExtras extras_of(const OccupiedFeature& occupied, const Board& board,
                        const std::vector<PositionFigure>& figures) {
  FeatureExtras extras;
  bool castle = false;
  for (const PositionFigure& figure : figures) {
    const std::string& name = figure.figure;
    castle = castle || name == "castle-token";
    if (std::find(buildings.begin(), buildings.end(), name) != buildings.end())
      extras.buildings += touches(occupied.feature, figure.cell) ? figure.count : 0;
    if (name == "mage") extras.mage = extras.mage || is_on(figure, occupied, board);
    if (name == "witch") extras.witch = extras.witch || is_on(figure, occupied, board);
    if (name == "castle-token" && occupied.feature.kind == FeatureKind::City)
      extras.castle = extras.castle || is_on(figure, occupied, board);
    if (name != "fairy" || fairy_is_unclear(figure, figures)) continue;
    for (const PositionFigure& other : figures)
      if (beside_fairy(other, figure) && is_on(other, occupied, board))
        extras.fairy.push_back(other.player);
  }
  std::sort(extras.fairy.begin(), extras.fairy.end());
  if (castle && occupied.feature.kind == FeatureKind::Field)
    extras.castles = castles_on(occupied, board, figures);
  return extras;
}

}  // namespace cartulary
