#include "engine/position/tokens.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/board/feature.h"

namespace cartulary {

namespace {

bool beside_fairy(const PositionFigure& figure, const PositionFigure& fairy) {
  return !figure.player.empty() && is_follower(figure.figure) && figure.cell == fairy.cell &&
         (fairy.at.empty() || fairy.at == figure.at);
}

bool counts_cell(const Feature& feature, Cell cell) {
  const std::vector<Cell>& cells = feature.cells;
  if (feature.kind <= FeatureKind::Field)
    return std::binary_search(cells.begin(), cells.end(), cell);
  // A building counts the tiles around it.
  return std::any_of(cells.begin(), cells.end(), [cell](Cell own) {
    return std::abs(own.x - cell.x) <= 1 && std::abs(own.y - cell.y) <= 1;
  });
}

void add_to(FeatureFacts& facts, std::string_view name, int more) {
  const int count = facts.count(name) + more;
  facts.erase(name);
  if (count > 0) facts.set(name, count);
}

}  // namespace

void tell_buildings(Feature& feature, Cell cell, std::string_view element, int count) {
  const auto building = std::ranges::find(little_buildings, element, &LittleBuilding::element);
  if (building != little_buildings.end() && counts_cell(feature, cell))
    add_to(feature.facts, building->fact, count);
}

void tell_castles(OccupiedFeature& occupied, const Board& board,
                  const std::function<bool(Node city)>& has_castle) {
  if (!occupied.node) return;
  FeatureFacts& facts = occupied.feature.facts;
  if (occupied.feature.kind == FeatureKind::City && has_castle(*occupied.node)) {
    facts.scored = Scored::Castle;
    facts.erase("complete");
  }
  if (occupied.feature.kind != FeatureKind::Field) return;
  int castles = 0, besieged = 0;
  for (const Node city : completed_cities(board, *occupied.node)) {
    if (!has_castle(city)) continue;
    ++castles;
    besieged += is_besieged(board, city) ? 1 : 0;
  }
  if (castles == 0) return;
  add_to(facts, "cities", besieged - castles);
  add_to(facts, "besieged-cities", -besieged);
  add_to(facts, "castles", castles);
}

bool fairy_is_unclear(const PositionFigure& fairy, const std::vector<PositionFigure>& figures) {
  return fairy.figure == "fairy" && fairy.at.empty() &&
         std::count_if(figures.begin(), figures.end(), [&](const PositionFigure& figure) {
           return beside_fairy(figure, fairy);
         }) > 1;
}

void tell_tokens(OccupiedFeature& occupied, const Board& board,
                 const std::vector<PositionFigure>& figures) {
  FeatureFacts& facts = occupied.feature.facts;
  std::vector<const PositionFigure*> castles;
  for (const PositionFigure& figure : figures) {
    const std::string& name = figure.figure;
    if (name == castle_token_element) castles.push_back(&figure);
    tell_buildings(occupied.feature, figure.cell, name, figure.count);
    if (name == "mage") facts.set_if(is_on(figure, occupied, board), "mage");
    if (name == "witch") facts.set_if(is_on(figure, occupied, board), "witch");
    if (name != "fairy" || fairy_is_unclear(figure, figures)) continue;
    for (const PositionFigure& other : figures)
      if (beside_fairy(other, figure) && is_on(other, occupied, board))
        facts.add_player("fairy", other.player);
  }
  if (castles.empty()) return;
  tell_castles(occupied, board, [&](Node city) {
    return std::any_of(castles.begin(), castles.end(), [&](const PositionFigure* each) {
      return is_on(*each, {{}, city, {}}, board);
    });
  });
}

}  // namespace cartulary
