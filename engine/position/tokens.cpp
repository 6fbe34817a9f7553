#include "engine/position/tokens.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/board/feature.h"

namespace cartulary {

namespace {

// Little buildings by their element, and what they are told as.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> building_facts = {
    {{"little-tower", "towers"}, {"little-house", "houses"}, {"shed", "sheds"}}};

bool beside_fairy(const PositionFigure& figure, const PositionFigure& fairy) {
  return !figure.player.empty() && is_follower(figure.figure) && figure.cell == fairy.cell &&
         (fairy.at.empty() || fairy.at == figure.at);
}

bool has_castle(const OccupiedFeature& city, const Board& board,
                const std::vector<PositionFigure>& figures) {
  return std::any_of(figures.begin(), figures.end(), [&](const PositionFigure& figure) {
    return figure.figure == "castle-token" && is_on(figure, city, board);
  });
}

}  // namespace

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

void make_castle(FeatureFacts& city) {
  city.scored = Scored::Castle;
  city.erase("complete");
}

void tell_castles(FeatureFacts& farm, int castles, int besieged_castles) {
  add_to(farm, "cities", besieged_castles - castles);
  add_to(farm, "besieged-cities", -besieged_castles);
  add_to(farm, "castles", castles);
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
  bool castle = false;
  for (const PositionFigure& figure : figures) {
    const std::string& name = figure.figure;
    castle = castle || name == "castle-token";
    for (const auto& [building, fact] : building_facts)
      if (name == building && counts_cell(occupied.feature, figure.cell))
        add_to(facts, fact, figure.count);
    if (name == "mage") facts.set_if(is_on(figure, occupied, board), "mage");
    if (name == "witch") facts.set_if(is_on(figure, occupied, board), "witch");
    if (name != "fairy" || fairy_is_unclear(figure, figures)) continue;
    for (const PositionFigure& other : figures)
      if (beside_fairy(other, figure) && is_on(other, occupied, board))
        facts.add_player("fairy", other.player);
  }
  if (!castle || !occupied.node) return;
  if (occupied.feature.kind == FeatureKind::City && has_castle(occupied, board, figures))
    make_castle(facts);
  if (occupied.feature.kind != FeatureKind::Field) return;
  int castles = 0, besieged = 0;
  for (const Node city : completed_cities(board, *occupied.node)) {
    if (!has_castle({{}, city, {}}, board, figures)) continue;
    ++castles;
    besieged += is_besieged(board, city) ? 1 : 0;
  }
  if (castles > 0) tell_castles(facts, castles, besieged);
}

}  // namespace cartulary
